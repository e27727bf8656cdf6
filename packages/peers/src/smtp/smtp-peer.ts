import { SMTPServer } from 'smtp-server';
import { OPEN, type Security } from '../kit/security.js';

/** A mail that the server took, as it came. */
export interface TakenMail {
  /** Of the envelope. */
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

export interface SmtpPeer {
  /** `smtp://127.0.0.1:PORT` */
  readonly origin: string;
  readonly user: string;
  readonly password: string;
  /** In the order in which they were taken. */
  readonly taken: readonly TakenMail[];
  readonly stop: () => Promise<void>;
}

/** What becomes of a mail that was handed over whole: it is taken, or taken and never answered, or neither, or refused with a reply. */
export type SmtpVerdict = 'taken' | 'silent' | 'nothing' | readonly [code: number, text: string];

export interface SmtpPeerOptions {
  /** 0 for any. */
  readonly port?: number;
  readonly login?: { readonly user: string; readonly password: string };
  readonly security?: Security;
  /** Decides about each mail; without it, a mail to `silent@…` is never answered, and every other is taken. */
  readonly judge?: (mail: TakenMail) => SmtpVerdict;
}

/** The largest mail that it takes, in bytes; RFC 1870 has it said beforehand. */
export const SMTP_LARGEST = 1_048_576;

/** What it says to whom: the part of an address before the `@` decides. Codes are those of RFC 5321 and RFC 3463. */
const REPLIES: Readonly<Record<string, readonly [number, string]>> = {
  nobody: [550, '5.1.1 There is no such mailbox'],
  full: [552, '5.2.2 The mailbox is full'],
  busy: [450, '4.2.1 Try again later'],
  shut: [421, '4.3.2 Shutting down'],
  blocked: [554, '5.7.1 Not from you'],
};

const LOGIN = { user: 'mara', password: 'correct-horse' } as const;

const bySilence = ({ to }: TakenMail): SmtpVerdict =>
  to.some((address) => address.startsWith('silent@')) ? 'silent' : 'taken';

/** The outgoing server of a mail provider, which wants a login, names its largest mail, and knows whom it has no mailbox for. */
export async function startSmtpPeer(options: SmtpPeerOptions = {}): Promise<SmtpPeer> {
  const { port = 0, login: account = LOGIN, security = OPEN, judge = bySilence } = options;
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    name: 'mail.peer.example',
    size: SMTP_LARGEST,
    allowInsecureAuth: security.kind !== 'starttls',
    authOptional: false,
    disabledCommands: security.kind === 'starttls' ? [] : ['STARTTLS'],
    secure: security.kind === 'tls',
    ...(security.kind !== 'none' && { key: security.key, cert: security.certificate }),
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onAuth: ({ username, password }, _, callback) => {
      if (username === account.user && password === account.password) return callback(null, { user: username });
      callback(replying(535, '5.7.8 User or password is wrong'));
    },
    onRcptTo: ({ address }, _, callback) => {
      const reply = REPLIES[address.slice(0, address.indexOf('@'))];
      callback(reply === undefined ? null : replying(...reply));
    },
    onData: (stream, { envelope }, callback) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) return callback(replying(552, '5.3.4 The mail is too large'));
        const mail = { from, to, raw: Buffer.concat(chunks).toString('utf8') };
        const verdict = judge(mail);
        if (verdict === 'nothing') return;
        if (typeof verdict !== 'string') return callback(replying(...verdict));
        taken.push(mail);
        if (verdict === 'taken') callback(null, `2.0.0 Taken as ${taken.length}`);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // Clients that break off are their own affair.
  server.on('error', () => undefined);
  const bound = server.server.address();
  const at = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    origin: `smtp://127.0.0.1:${at}`,
    ...account,
    taken,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

const replying = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });
