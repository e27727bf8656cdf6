import { AcceptedList } from '../kit/accepted.js';
import { FaultInjector, hasWord, REPLY_TEXT } from '../kit/control-words.js';
import { randomId } from '../kit/ids.js';
import { fateOf } from '../kit/network-fault.js';
import type { AcceptedRecipients, Delays, PeerOptions, PlayedMessage, ProviderPeer } from '../kit/peer.js';
import { HUMAN_DELAYS } from '../kit/receipts.js';
import { addressesIn, arrivingMail, everybody, mimeOf, type RawMail, readRawMail } from '../mail/index.js';
import { type SmtpVerdict, startSmtpPeer, type TakenMail } from '../smtp/index.js';
import { Folder } from './folder.js';
import { startImapServer } from './imap-server.js';
import { bounceOf } from './reports.js';

/** The IMAP port's offset from the SMTP port, if that one was specified. */
const IMAP_FROM_SMTP = 143;

interface Letter {
  /** Without brackets. */
  readonly messageId: string;
  readonly to: string;
  readonly recipients: AcceptedRecipients;
  readonly subject: string;
  readonly text: string;
}

class Mailbox {
  readonly accepted = new AcceptedList();
  readonly inbox: Folder;
  readonly sent: Folder;
  readonly #faults = new FaultInjector();
  readonly #delays: Delays;
  #open = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly options: PeerOptions,
    private readonly address: string,
  ) {
    this.#delays = options.delays ?? HUMAN_DELAYS;
    // Each start creates a new mailbox, which invalidates earlier UIDs.
    const validity = Math.floor(options.now() / 1_000) + Math.floor(options.random() * 1_000);
    this.inbox = new Folder('INBOX', null, validity);
    this.sent = new Folder('Sent', '\\Sent', validity);
  }

  judge(mail: TakenMail): SmtpVerdict {
    const { fault, random, now } = this.options;
    const fate = fault === undefined ? 'well' : fateOf(fault(), random());
    if (fate === 'fails') return [451, '4.3.0 The server is unavailable'];
    if (fate === 'hangs') return 'nothing';
    const raw = readRawMail(mail.raw);
    const letter = raw === null ? null : letterOf(raw, mail);
    if (letter === null) return [554, '5.6.0 The mail has no Message-ID'];
    const refusal = this.#refusal(mail, letter);
    if (refusal !== null) return refusal;
    const { messageId: id, to, recipients, subject, text } = letter;
    this.accepted.add({ id, channel: 'email', to, recipients, subject, text });
    // Like large providers: email sent over SMTP is also stored in the Sent folder.
    this.sent.add(mail.raw, now(), ['\\Seen']);
    this.#playOut(letter);
    return fate === 'is lost' ? 'silent' : 'taken';
  }

  /** Simulates a message from a contact. @returns the Message-ID. */
  write(message: PlayedMessage, delay = 0, times = 1): string {
    const { now, random } = this.options;
    const messageId = `${randomId(random, 'hex', 24)}@${message.from.split('@').at(-1) ?? 'example.org'}`;
    const mail = arrivingMail(message, { account: this.address, messageId, at: now() + delay });
    this.#put(mimeOf(mail), delay, times);
    return messageId;
  }

  settled(): Promise<void> {
    return this.#open === 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

  #refusal({ from }: TakenMail, { text, messageId }: Letter): SmtpVerdict | null {
    if (from.toLowerCase() !== this.address.toLowerCase()) return [553, '5.7.1 This address is not yours'];
    if (hasWord(text, '#unreachable')) return [550, '5.1.1 There is no such mailbox'];
    if (hasWord(text, '#reject')) return [554, '5.7.1 The content is not allowed'];
    const stumble = this.#faults.once(text, messageId);
    if (stumble === 'throttle') return [450, '4.2.1 Too many messages'];
    return stumble === 'outage' ? [451, '4.3.2 The service is down'] : null;
  }

  #playOut({ messageId, to, recipients, subject, text }: Letter): void {
    if (hasWord(text, '#silent')) return;
    const { now, random } = this.options;
    const times = hasWord(text, '#twice') ? 2 : 1;
    if (hasWord(text, '#bounce')) {
      const { delivered } = this.#delays;
      const reportId = `${randomId(random, 'hex', 24)}@mail.peer.example`;
      const at = now() + delivered;
      const gone = everybody(recipients);
      const report = { messageId, reportId, sender: this.address, recipients: gone, subject, at };
      this.#put(bounceOf(report), delivered, times);
    }
    if (hasWord(text, '#reply')) {
      const answer = { from: to, name: null, subject: `Re: ${subject}`, text: REPLY_TEXT, inReplyTo: messageId };
      this.write(answer, this.#delays.reply, times);
    }
  }

  #put(raw: string, delay: number, times: number): void {
    this.#open += 1;
    this.options.schedule(delay, () => {
      for (let time = 0; time < times; time += 1) this.inbox.add(raw, this.options.now());
      this.#open -= 1;
      if (this.#open === 0) for (const resolve of this.#waiting.splice(0)) resolve();
    });
  }
}

/** Who is in the envelope but in no header gets a blind copy. */
function recipientsOf(headers: RawMail['headers'], envelope: readonly string[]): AcceptedRecipients {
  const all = new Set(envelope.map((address) => address.toLowerCase()));
  const named = (name: string) => addressesIn(headers.get(name) ?? '').filter((address) => all.has(address));
  const [to, cc] = [named('to'), named('cc')];
  const bcc = [...all].filter((address) => !to.includes(address) && !cc.includes(address));
  return { to, cc, bcc, replyTo: addressesIn(headers.get('reply-to') ?? '') };
}

function letterOf({ headers, text }: RawMail, { to: envelope }: TakenMail): Letter | null {
  const recipients = recipientsOf(headers, envelope);
  const [recipient] = everybody(recipients);
  const messageId = /<([^<>\s]+)>/.exec(headers.get('message-id') ?? '')?.[1];
  if (messageId === undefined || recipient === undefined) return null;
  // The last line end belongs to the email, not to the text.
  return {
    messageId,
    to: recipient,
    recipients,
    subject: headers.get('subject') ?? '',
    text: text.replace(/\r?\n$/, ''),
  };
}

/**
 * A mailbox at a small provider: email is sent over SMTP (RFC 5321) and read over IMAP (RFC 3501), with one login. It has no webhooks; replies and
 * bounces appear in the inbox, and clients in IDLE are notified immediately.
 */
export async function startMailboxPeer(options: PeerOptions): Promise<ProviderPeer> {
  const { settings: given = {}, random, port = 0 } = options;
  const address = given.fromAddress ?? 'mara@fernhill.example';
  const user = given.user ?? address;
  const password = given.apiKey ?? randomId(random, 'word', 20);
  const mailbox = new Mailbox(options, address);
  const smtp = await startSmtpPeer({ port, login: { user, password }, judge: (mail) => mailbox.judge(mail) });
  const imap = await startImapServer({
    account: { user, password, folders: [mailbox.inbox, mailbox.sent] },
    port: port === 0 ? 0 : port + IMAP_FROM_SMTP,
  });
  return {
    provider: 'imap',
    origin: smtp.origin,
    settings: {
      fromAddress: address,
      user,
      apiKey: password,
      imapHost: 'mail.peer.example',
      imapPort: String(imap.port),
      smtpHost: 'mail.peer.example',
      smtpPort: new URL(smtp.origin).port,
    },
    accepted: mailbox.accepted.all,
    write: async (message) => mailbox.write(message),
    settled: () => mailbox.settled(),
    stop: async () => {
      await Promise.all([smtp.stop(), imap.stop()]);
    },
  };
}
