import { measureMessage } from '@concordia/domain';
import { objectFields } from '../kit/call.js';
import { FaultInjector, hasWord } from '../kit/control-words.js';
import { isOneEmoji } from '../kit/emoji.js';
import type { InboundBase } from '../kit/heard.js';
import type { AcceptedSignal } from '../kit/peer.js';
import { RateLimiter, retryAfterSeconds } from '../kit/rate-limiter.js';
import type { MediaStore } from './media.js';
import { type RefusalName, refused } from './refusals.js';

type Fields = ReadonlyMap<string, unknown>;

const HOUR = 3_600_000;

/** How long after their last message contacts may be messaged: freely, by a human agent, and with other tags. */
const WINDOWS = { RESPONSE: 24 * HOUR, HUMAN_AGENT: 7 * 24 * HOUR, OTHER_TAG: Number.POSITIVE_INFINITY };

const PER_SECOND = 300;

const ACTIONS = ['mark_seen', 'typing_on', 'typing_off'] as const;

/** The differences between Messenger and Instagram. */
const RULES = {
  messenger: {
    closed: 'outsideWindow',
    unknown: 'noSuchPerson',
    tags: ['ACCOUNT_UPDATE', 'CONFIRMED_EVENT_UPDATE', 'POST_PURCHASE_UPDATE', 'HUMAN_AGENT'],
  },
  instagram: {
    closed: 'outsideInstagramWindow',
    unknown: 'noSuchInstagramPerson',
    tags: ['HUMAN_AGENT'],
  },
} as const satisfies Record<string, { closed: RefusalName; unknown: RefusalName; tags: readonly string[] }>;

/** A message request that passed the rules. */
export interface Outgoing {
  readonly to: string;
  readonly text: string;
  readonly metadata: string | null;
}

/** Enforces the rules of the Send API. */
export class PageRules {
  readonly #throughput: RateLimiter;
  readonly #faults = new FaultInjector();

  constructor(
    private readonly channel: keyof typeof RULES,
    private readonly heard: InboundBase,
    private readonly media: MediaStore,
    private readonly now: () => number,
  ) {
    this.#throughput = new RateLimiter(PER_SECOND, 1_000, now);
  }

  /** @throws Refusal with Meta's code. */
  async read(body: Fields | null): Promise<Outgoing> {
    const to = objectFields(body?.get('recipient'))?.get('id');
    if (typeof to !== 'string' || to === '') throw wrong('The parameter recipient is required.');
    const message = objectFields(body?.get('message'));
    const text = this.#contentOf(message);
    const answered = body?.has('reply_to') === true ? objectFields(body.get('reply_to'))?.get('mid') : 'm_';
    if (typeof answered !== 'string' || !/^m_|^mid\./.test(answered))
      throw wrong('The parameter reply_to is not valid.');
    const metadata = message?.get('metadata') ?? null;
    if (metadata !== null && (typeof metadata !== 'string' || metadata.length > 1_000)) throw wrong('Bad metadata.');
    await this.#needWindow(to, this.#allowanceOf(body));
    this.#obeyWords(text, metadata ?? `${to}\n${text}`);
    const { isAllowed, retryAfterMs } = this.#throughput.take();
    if (!isAllowed) throw refused('pageRate', { retryAfter: retryAfterSeconds(retryAfterMs) });
    return { to, text, metadata };
  }

  /** A sender action, beside which nothing else may stand. @throws Refusal with Meta's code. */
  async readAction(body: Fields): Promise<AcceptedSignal | null> {
    const to = objectFields(body.get('recipient'))?.get('id');
    if (typeof to !== 'string' || to === '') throw wrong('The parameter recipient is required.');
    const action = body.get('sender_action');
    if (action === 'react' || action === 'unreact') {
      await this.#needWindow(to, WINDOWS.RESPONSE);
      return { to, ...this.#reactionOf(objectFields(body.get('payload')), action === 'unreact') };
    }
    if (body.size > 2) throw wrong('A sender action takes no other parameter.');
    if (!ACTIONS.some((known) => known === action)) throw wrong('The parameter sender_action is not valid.');
    await this.#needWindow(to, WINDOWS.RESPONSE);
    if (action === 'typing_off') return null;
    return { kind: action === 'mark_seen' ? 'read' : 'typing', to, messageId: null };
  }

  #reactionOf(payload: Fields | null, isRemoved: boolean): Omit<AcceptedSignal, 'to'> {
    const [id, reaction] = [payload?.get('message_id'), payload?.get('reaction')];
    if (typeof id !== 'string' || !/^(?:m_|mid\.|aWdf)/.test(id)) throw wrong('The parameter message_id is not valid.');
    const kind = 'reaction';
    if (isRemoved) return { kind, messageId: id, emoji: null };
    if (this.channel === 'instagram' && reaction === 'love') return { kind, messageId: id, emoji: '❤️' };
    if (this.channel === 'messenger' && isOneEmoji(reaction)) return { kind, messageId: id, emoji: reaction };
    throw wrong('The parameter reaction is not valid.');
  }

  #contentOf(message: Fields | null): string {
    const [text, attachment] = [message?.get('text'), objectFields(message?.get('attachment'))];
    if ((text === undefined) === (attachment === null)) throw wrong('Either text or attachment must be set.');
    if (attachment === null) {
      if (typeof text !== 'string' || text === '') throw wrong('The parameter message[text] is empty.');
      const { fits, maxLength } = measureMessage(this.channel, text);
      if (!fits) throw wrong(`Length of param message[text] must be less than or equal to ${maxLength}`);
      return text;
    }
    const payload = objectFields(attachment.get('payload'));
    const id = this.channel === 'instagram' ? payload?.get('id') : payload?.get('attachment_id');
    if (typeof id !== 'string' || !this.media.has(id)) throw wrong('There is no such attachment.');
    return '';
  }

  #allowanceOf(body: Fields | null): number {
    const [type, tag] = [body?.get('messaging_type'), body?.get('tag')];
    if (type === 'RESPONSE' || type === 'UPDATE') return WINDOWS.RESPONSE;
    if (type !== 'MESSAGE_TAG') throw wrong('The parameter messaging_type is required.');
    if (!RULES[this.channel].tags.some((known) => known === tag)) throw wrong('The parameter tag is not valid.');
    return tag === 'HUMAN_AGENT' ? WINDOWS.HUMAN_AGENT : WINDOWS.OTHER_TAG;
  }

  async #needWindow(to: string, allowance: number): Promise<void> {
    const last = await this.heard.last(to);
    if (last === null) throw refused(RULES[this.channel].unknown);
    if (this.now() - last >= allowance) throw refused(RULES[this.channel].closed);
  }

  #obeyWords(text: string, mark: string): void {
    if (hasWord(text, '#unreachable')) throw refused('personNotAvailable');
    if (hasWord(text, '#reject')) throw wrong('The message is not allowed.');
    const stumble = this.#faults.once(text, mark);
    if (stumble === 'throttle') throw refused('pageRate', { retryAfter: 1 });
    if (stumble === 'outage') throw refused('down');
  }
}

const wrong = (details: string) => refused('badParameter', { details });
