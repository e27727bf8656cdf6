import { DAY, measureMessage } from '@concordia/domain';
import { FaultInjector, hasWord } from '../kit/control-words.js';
import { RateLimiter, retryAfterSeconds } from '../kit/rate-limiter.js';
import type { Contents } from './contents.js';
import { refused } from './refusals.js';

const PER_SECOND = 30;

const MOST_MEDIA = 10;

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** Before both addresses of a WhatsApp message. */
export const WHATSAPP = 'whatsapp:';

export interface Sender {
  readonly number: string;
  readonly messagingServiceSid: string;
}

/** A message request that passed the rules. */
export interface Outgoing {
  readonly to: string;
  readonly isWhatsapp: boolean;
  readonly text: string;
  readonly statusCallback: string | null;
  readonly messagingServiceSid: string | null;
  readonly mediaUrls: readonly string[];
}

export class OutgoingRules {
  readonly #optedOut = new Set<string>();
  readonly #heardAt = new Map<string, number>();
  readonly #faults = new FaultInjector();
  readonly #limiter: RateLimiter;

  constructor(
    private readonly sender: Sender,
    private readonly contents: Contents,
    private readonly now: () => number,
  ) {
    this.#limiter = new RateLimiter(PER_SECOND, 1_000, now);
  }

  /** They wrote on WhatsApp, which opens its 24 hours for free messages. */
  heardOnWhatsapp(from: string): void {
    this.#heardAt.set(from, this.now());
  }

  #isOpen(to: string): boolean {
    const at = this.#heardAt.get(to);
    return at !== undefined && this.now() - at < DAY;
  }

  /** Twilio applies these keywords before delivering the message. */
  heard(from: string, wish: 'STOP' | 'START' | null): void {
    if (wish === 'STOP') this.#optedOut.add(from);
    if (wish === 'START') this.#optedOut.delete(from);
  }

  /** @throws Refusal with Twilio's code. */
  read(form: FormData): Outgoing {
    const field = (name: string): string | null => {
      const value = form.get(name);
      return typeof value === 'string' && value !== '' ? value : null;
    };
    const written = field('To');
    const isWhatsapp = written?.startsWith(WHATSAPP) === true;
    const to = written?.slice(isWhatsapp ? WHATSAPP.length : 0) ?? null;
    const statusCallback = field('StatusCallback');
    const messagingServiceSid = field('MessagingServiceSid');
    const mediaUrls = form.getAll('MediaUrl').filter((value) => typeof value === 'string');
    this.#refuseSender(field('From'), messagingServiceSid, isWhatsapp);
    if (to === null) throw refused(21604);
    if (!/^\+[1-9]\d{6,14}$/.test(to)) throw refused(21211);
    const contentSid = field('ContentSid');
    const content = contentSid === null ? null : this.contents.filled(contentSid, field('ContentVariables'));
    const text = content?.text ?? field('Body') ?? '';
    if (text.trim() === '' && mediaUrls.length === 0) throw refused(21602);
    if (mediaUrls.length > (isWhatsapp ? 1 : MOST_MEDIA)) throw refused(21623);
    if (!mediaUrls.every(isWebAddress)) throw refused(21620);
    if (!measureMessage('sms', text).fits) throw refused(21617);
    if (statusCallback !== null && !URL.canParse(statusCallback)) throw refused(21609);
    if (isWhatsapp && content?.isApproved !== true && !this.#isOpen(to)) throw refused(63016);
    if (this.#optedOut.has(to)) throw refused(21610);
    this.#obeyWords(text, to);
    const allowance = this.#limiter.take();
    if (!allowance.isAllowed) throw refused(20429, retryAfterSeconds(allowance.retryAfterMs));
    return { to, isWhatsapp, text, statusCallback, messagingServiceSid, mediaUrls };
  }

  #refuseSender(from: string | null, service: string | null, isWhatsapp: boolean): void {
    if (service !== null) {
      if (service !== this.sender.messagingServiceSid) throw refused(21705);
      return;
    }
    if (from === null) throw refused(21603);
    // A sender of one channel reaches only recipients of the same.
    if (isWhatsapp && from !== `${WHATSAPP}${this.sender.number}`) throw refused(63007);
    if (!isWhatsapp && from !== this.sender.number) throw refused(21606);
  }

  #obeyWords(text: string, to: string): void {
    if (hasWord(text, '#unreachable')) throw refused(21614);
    // The real provider filters after accepting; the control word asks for an immediate refusal.
    if (hasWord(text, '#reject')) throw refused(30007);
    const stumble = this.#faults.once(text, `${to}\n${text}`);
    if (stumble === 'throttle') throw refused(20429, 1);
    if (stumble === 'outage') throw refused(20503);
  }
}
