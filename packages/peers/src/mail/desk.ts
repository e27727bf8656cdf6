import { AcceptedList } from '../kit/accepted.js';
import { FaultInjector, hasWord, REPLY_TEXT } from '../kit/control-words.js';
import { randomId } from '../kit/ids.js';
import type { AcceptedFile, AcceptedRecipients, Delays, PeerOptions, PlayedMessage } from '../kit/peer.js';
import { RateLimiter } from '../kit/rate-limiter.js';
import { HUMAN_DELAYS, planReceipts, type Receipt } from '../kit/receipts.js';
import type { Refusal } from '../kit/refusal.js';
import { type MakeWebhook, WebhookPlayer } from '../kit/webhook-player.js';
import { everybody } from './addresses.js';
import { type ArrivingMail, arrivingMail } from './mime.js';

export interface DepartingMail {
  /** The Message-ID that the recipient sees, without brackets; the sender recognizes the email by it. */
  readonly messageId: string;
  readonly from: string;
  /** The recipient that an event is about; of an email, the first. */
  readonly to: string;
  readonly recipients: AcceptedRecipients;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** In bytes, files included. */
  readonly size: number;
  readonly files?: readonly AcceptedFile[];
}

export type MailRefusal =
  | 'sender'
  | 'recipient'
  | 'too many recipients'
  | 'content'
  | 'empty'
  | 'too large'
  | 'rate'
  | 'outage';

export interface MailDeskRules {
  /** The only permitted sender. */
  readonly from: string;
  /** The receipts that the provider reports, in natural order. */
  readonly reported: readonly Receipt[];
  readonly perSecond: number;
  /** In bytes. */
  readonly largest: number;
  /** Of one call, To, Cc and Bcc together. */
  readonly mostRecipients: number;
  readonly refuse: (why: MailRefusal, retryAfterMs: number) => Refusal;
  /** The webhook of a receipt; `null` if none is registered. */
  readonly tellReceipt: (mail: DepartingMail, receipt: Receipt, at: number) => MakeWebhook | null;
  /** The webhook of a spam complaint; omitted if not simulated. */
  readonly tellComplaint?: (mail: DepartingMail, at: number) => MakeWebhook | null;
  readonly tellMail: (mail: ArrivingMail) => MakeWebhook;
}

/** Accepted, and reported as bounced for this recipient alone. */
const NOBODY = /^nobody@/i;

const ADDRESS = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]+\.[^\s@<>,;"]{2,}$/;

/** The common behavior of email providers: checks an email, accepts it, and reports its outcome. */
export class MailDesk {
  readonly accepted = new AcceptedList();
  readonly webhooks: WebhookPlayer;
  readonly #faults = new FaultInjector();
  readonly #limiter: RateLimiter;
  readonly #delays: Delays;

  constructor(
    private readonly options: PeerOptions,
    private readonly rules: MailDeskRules,
  ) {
    this.webhooks = new WebhookPlayer(options);
    this.#limiter = new RateLimiter(rules.perSecond, 1_000, options.now);
    this.#delays = options.delays ?? HUMAN_DELAYS;
  }

  /** @throws Refusal in the provider's format. */
  take(mail: DepartingMail): void {
    this.#hold(mail);
    const { messageId: id, to, recipients, subject, text, html = '', files = [] } = mail;
    this.accepted.add({
      id,
      channel: 'email',
      to,
      recipients,
      subject,
      text,
      ...(html !== '' && { html }),
      ...(files.length > 0 && { files }),
    });
    for (const address of everybody(recipients)) this.#tell({ ...mail, to: address });
    if (!hasWord(text, '#reply')) return;
    const answer = { from: to, name: null, subject: `Re: ${subject}`, text: REPLY_TEXT, inReplyTo: id };
    this.write(answer, this.#delays.reply);
  }

  /** @returns the Message-ID. */
  write(message: PlayedMessage, delay = 0): string {
    const { now, random } = this.options;
    const messageId = `${randomId(random, 'hex', 24)}@${message.from.split('@').at(-1) ?? 'example.org'}`;
    const mail = arrivingMail(message, { account: this.rules.from, messageId, at: now() + delay });
    this.webhooks.play(this.rules.tellMail(mail), delay);
    return messageId;
  }

  #hold({ from, recipients, text, messageId, size }: DepartingMail): void {
    const { refuse, largest, mostRecipients } = this.rules;
    const all = everybody(recipients);
    if (from.toLowerCase() !== this.rules.from.toLowerCase()) throw refuse('sender', 0);
    if (all.length > mostRecipients) throw refuse('too many recipients', 0);
    if (!all.every((address) => ADDRESS.test(address)) || hasWord(text, '#unreachable')) throw refuse('recipient', 0);
    if (text.trim() === '') throw refuse('empty', 0);
    if (size > largest) throw refuse('too large', 0);
    if (hasWord(text, '#reject')) throw refuse('content', 0);
    const stumble = this.#faults.once(text, messageId);
    if (stumble === 'throttle') throw refuse('rate', 1_000);
    if (stumble === 'outage') throw refuse('outage', 0);
    const { isAllowed, retryAfterMs } = this.#limiter.take();
    if (!isAllowed) throw refuse('rate', retryAfterMs);
  }

  #tell(mail: DepartingMail): void {
    const now = this.options.now();
    const text = NOBODY.test(mail.to) ? '#bounce' : mail.text;
    for (const { receipt, happensAfter, toldAfter, times } of planReceipts(text, this.#delays, this.rules.reported)) {
      const make = this.rules.tellReceipt(mail, receipt, now + happensAfter);
      if (make !== null) this.webhooks.play(make, toldAfter, times);
    }
    const complain = hasWord(mail.text, '#complain')
      ? this.rules.tellComplaint?.(mail, now + this.#delays.reply)
      : null;
    if (complain) this.webhooks.play(complain, this.#delays.reply);
  }
}
