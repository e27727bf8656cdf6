import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { OPEN, type Security } from '../kit/security.js';

/** An accepted email, unchanged. */
export interface TakenMail {
  /** From the envelope. */
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

export interface SmtpPeer {
  /** `smtp://127.0.0.1:PORT` */
  readonly origin: string;
  readonly user: string;
  readonly password: string;
  /** In order of acceptance. */
  readonly taken: readonly TakenMail[];
  readonly stop: () => Promise<void>;
}

/** The outcome of a fully submitted email: accepted, accepted without a response, neither, or refused with a reply. */
export type SmtpVerdict = 'taken' | 'silent' | 'nothing' | readonly [code: number, text: string];

export interface SmtpPeerOptions {
  /** 0 for any. */
  readonly port?: number;
  readonly login?: { readonly user: string; readonly password: string };
  readonly security?: Security;
  /** Lets in by access tokens (XOAUTH2) instead: whether the token is this user's and counts. */
  readonly accepts?: (user: string, accessToken: string) => Promise<boolean>;
  /** Decides about each email; by default, an email to `silent@…` gets no response, and every other is accepted. */
  readonly judge?: (mail: TakenMail) => SmtpVerdict;
}

/** Maximum email size, in bytes; RFC 1870 announces it in advance. */
export const SMTP_LARGEST = 1_048_576;

/** Replies by the local part of an address. Codes are those of RFC 5321 and RFC 3463. */
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

/** A provider's outgoing email server: requires a login, announces its maximum email size, and knows its mailboxes. */
export async function startSmtpPeer(options: SmtpPeerOptions = {}): Promise<SmtpPeer> {
  const { port = 0, login: account = LOGIN, security = OPEN, accepts, judge = bySilence } = options;
  const taken: TakenMail[] = [];
  const checked = callbackify(accepts ?? (async () => false));
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
    ...(accepts !== undefined && { authMethods: ['XOAUTH2'] }),
    onAuth: ({ username = '', password, accessToken = '' }, _, callback) => {
      if (accepts !== undefined) {
        return checked(username, accessToken, (failure, isIn) => {
          if (failure === null && isIn) return callback(null, { user: username });
          callback(replying(535, '5.7.3 Authentication unsuccessful'));
        });
      }
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
  // Broken client connections are not our problem.
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
