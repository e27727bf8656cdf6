import { measureMessage } from '@concordia/domain';
import { FaultInjector, hasWord } from '../kit/control-words.js';
import { RateLimiter, retryAfterSeconds } from '../kit/rate-limiter.js';
import { refused } from './refusals.js';

const PER_SECOND = 30;

export interface Sender {
  readonly number: string;
  readonly messagingServiceSid: string;
}

/** A message request that passed the rules. */
export interface Outgoing {
  readonly to: string;
  readonly text: string;
  readonly statusCallback: string | null;
  readonly messagingServiceSid: string | null;
}

export class OutgoingRules {
  readonly #optedOut = new Set<string>();
  readonly #faults = new FaultInjector();
  readonly #limiter: RateLimiter;

  constructor(
    private readonly sender: Sender,
    now: () => number,
  ) {
    this.#limiter = new RateLimiter(PER_SECOND, 1_000, now);
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
    const to = field('To');
    const text = field('Body') ?? '';
    const statusCallback = field('StatusCallback');
    const messagingServiceSid = field('MessagingServiceSid');
    this.#refuseSender(field('From'), messagingServiceSid);
    if (to === null) throw refused(21604);
    if (!/^\+[1-9]\d{6,14}$/.test(to)) throw refused(21211);
    if (text.trim() === '' && field('MediaUrl') === null) throw refused(21602);
    if (!measureMessage('sms', text).fits) throw refused(21617);
    if (statusCallback !== null && !URL.canParse(statusCallback)) throw refused(21609);
    if (this.#optedOut.has(to)) throw refused(21610);
    this.#obeyWords(text, to);
    const allowance = this.#limiter.take();
    if (!allowance.isAllowed) throw refused(20429, retryAfterSeconds(allowance.retryAfterMs));
    return { to, text, statusCallback, messagingServiceSid };
  }

  #refuseSender(from: string | null, service: string | null): void {
    if (service !== null) {
      if (service !== this.sender.messagingServiceSid) throw refused(21705);
      return;
    }
    if (from === null) throw refused(21603);
    if (from !== this.sender.number) throw refused(21606);
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
