import { measureMessage } from '@concordia/domain';
import { objectFields } from '../kit/call.js';
import { FaultInjector, hasWord } from '../kit/control-words.js';
import { isOpus, isWebp } from '../kit/file-kinds.js';
import type { InboundBase } from '../kit/heard.js';
import type { PlayedFile } from '../kit/peer.js';
import { RateLimiter, retryAfterSeconds } from '../kit/rate-limiter.js';
import type { MediaStore } from './media.js';
import { type RefusalName, refused } from './refusals.js';
import { filledTemplate, mediaIdOf } from './whatsapp-filled-template.js';

type Fields = ReadonlyMap<string, unknown>;

const WINDOW = 24 * 3_600_000;

/** One message per contact every six seconds, with bursts of 45. */
const PAIR = { messages: 45, perMs: 45 * 6_000 };

const PER_SECOND = 80;

/** Maximum length of the text returned with statuses. */
const CALLBACK_DATA = 512;

const LARGEST_STICKER = 500 * 1_024;

/** A message request that passed the rules. */
export interface Outgoing {
  /** A number with a plus sign, or the id of a contact with a hidden number. */
  readonly to: string;
  readonly text: string;
  readonly callbackData: string | null;
  readonly files: readonly PlayedFile[];
  /** As what a file is sent: its type, or `voice`. */
  readonly sentAs: string;
}

export class WhatsappRules {
  readonly #pairs: RateLimiter;
  readonly #throughput: RateLimiter;
  readonly #faults = new FaultInjector();

  constructor(
    private readonly heard: InboundBase,
    private readonly media: MediaStore,
    private readonly now: () => number,
  ) {
    this.#pairs = new RateLimiter(PAIR.messages, PAIR.perMs, now);
    this.#throughput = new RateLimiter(PER_SECOND, 1_000, now);
  }

  /** For a reaction, which is a message as far as the window is concerned. @throws Refusal with Meta's code. */
  async readFrame(body: Fields): Promise<string> {
    if (body.get('messaging_product') !== 'whatsapp') throw missing('messaging_product');
    if (body.get('recipient_type') !== 'individual') throw missing('recipient_type');
    const to = recipientOf(body);
    await this.#needWindow(to);
    return to;
  }

  /** @throws Refusal with Meta's code. */
  async read(body: Fields | null): Promise<Outgoing> {
    if (body?.get('messaging_product') !== 'whatsapp') {
      throw refused('badParameter', { details: 'The parameter messaging_product is required.' });
    }
    if (body.get('recipient_type') !== 'individual') throw missing('recipient_type');
    const to = recipientOf(body);
    const text = this.#contentOf(body);
    const callbackData = body.get('biz_opaque_callback_data') ?? null;
    if (callbackData !== null && (typeof callbackData !== 'string' || callbackData.length > CALLBACK_DATA)) {
      throw refused('badParameter', { details: `Param biz_opaque_callback_data must be at most ${CALLBACK_DATA}.` });
    }
    if (body.has('context')) required(objectFields(body.get('context')), 'message_id');
    if (body.get('type') !== 'template') await this.#needWindow(to);
    this.#obeyWords(text, callbackData ?? `${to}\n${text}`);
    this.#slowDown(to);
    return { to, text, callbackData, files: this.#filesOf(body), sentAs: sentAsOf(body) };
  }

  #contentOf(body: Fields): string {
    const type = required(body, 'type');
    const content = objectFields(body.get(type));
    if (content === null) throw missing(type);
    if (type === 'text') return textOf(content);
    if (type === 'template') return filledTemplate(content, this.media);
    if (!['image', 'video', 'audio', 'document', 'sticker'].includes(type)) throw refused('valueNotValid');
    if (!this.media.has(required(content, 'id'))) throw refused('badParameter', { details: 'There is no such media.' });
    this.#checkForm(type, content);
    const caption = content.get('caption');
    return typeof caption === 'string' ? caption : '';
  }

  /** Voice messages are OGG with Opus; stickers WebP of at most 500 kB. */
  #checkForm(type: string, content: Fields): void {
    const file = this.media.find(required(content, 'id'));
    if (file === null) return;
    const isVoice = type === 'audio' && content.get('voice') === true;
    if (isVoice && !isOpus(file)) throw refused('valueNotValid', { details: 'A voice message must be OGG with OPUS.' });
    if (type !== 'sticker') return;
    if (!isWebp(file) || file.content.byteLength > LARGEST_STICKER) {
      throw refused('valueNotValid', { details: 'A sticker must be WebP of at most 500 KB.' });
    }
  }

  #filesOf(body: Fields): readonly PlayedFile[] {
    const content = objectFields(body.get(required(body, 'type')));
    const id = body.get('type') === 'template' ? mediaIdOf(content) : content?.get('id');
    const file = typeof id === 'string' ? this.media.find(id) : null;
    return file === null ? [] : [file];
  }

  async #needWindow(to: string): Promise<void> {
    const last = await this.heard.last(to);
    if (last !== null && this.now() - last < WINDOW) return;
    throw refused('reEngagement', {
      details: 'Message failed to send because more than 24 hours have passed since the customer last replied.',
    });
  }

  #obeyWords(text: string, mark: string): void {
    if (hasWord(text, '#unreachable')) throw refused('undeliverable');
    if (hasWord(text, '#reject')) throw refused('valueNotValid');
    const stumble = this.#faults.once(text, mark);
    if (stumble === 'throttle') throw refused('throughput', { retryAfter: 1 });
    if (stumble === 'outage') throw refused('down');
  }

  #slowDown(to: string): void {
    const all = this.#throughput.take();
    if (!all.isAllowed) throw refused('throughput', { retryAfter: retryAfterSeconds(all.retryAfterMs) });
    if (!this.#pairs.take(to).isAllowed) throw refused('pairRate');
  }
}

function sentAsOf(body: Fields): string {
  const type = required(body, 'type');
  return objectFields(body.get(type))?.get('voice') === true ? 'voice' : type;
}

const missing = (name: string, refusal: RefusalName = 'missingParameter') =>
  refused(refusal, { details: `The parameter ${name} is required.` });

function required(fields: Fields | null, name: string): string {
  const value = fields?.get(name);
  if (typeof value === 'string' && value !== '') return value;
  throw missing(name);
}

function recipientOf(body: Fields): string {
  const userId = body.get('recipient');
  if (typeof userId === 'string' && /^[A-Z]{2}\.\w{1,128}$/.test(userId)) return userId;
  const to = required(body, 'to');
  if (!/^\+?[1-9]\d{6,14}$/.test(to)) throw refused('valueNotValid', { details: 'Recipient is no phone number.' });
  return `+${to.replace(/^\+/, '')}`;
}

function textOf(content: Fields): string {
  const text = required(content, 'body');
  if (!measureMessage('whatsapp', text).fits) {
    throw refused('badParameter', { details: "Param text['body'] must be at most 4096 characters long." });
  }
  return text;
}
