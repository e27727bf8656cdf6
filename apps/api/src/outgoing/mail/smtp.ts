import { Readable } from 'node:stream';
import type {
  DeliveryAnswer,
  LoginAnswer,
  MailDelivery,
  MailLogin,
  MailServer,
  SmtpReply,
} from '@concordia/channels/imap';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import XOAuth2 from 'nodemailer/lib/xoauth2';
import { type HandOver, handOverOfSending } from '../hand-over.js';
import { addressOf, type FindAddress } from './mail-host.js';
import { tlsProblem } from './tls-problem.js';

/** Timeouts for connecting, the greeting and each further response, in ms. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 45_000 } as const;

/** Maximum length of the server's reply that is kept, in UTF-16 units. */
const SAID = 300;

/** Maximum duration of a delivery, in ms; the outbox treats a longer one as interrupted. */
const PATIENCE = 50_000;

/** Delivers one message. Never rejects. */
export async function deliver(delivery: MailDelivery, stop: AbortSignal): Promise<DeliveryAnswer> {
  // Once the last byte was requested, only the server knows whether it has the message.
  const body = { isHandedOver: false };
  const note = handOverOfSending();
  const signal = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE)]);
  try {
    return await inSession(delivery.server, delivery.login, signal, async (session) => {
      return { kind: 'accepted', refused: await session.send(delivery, body, note) } as const;
    });
  } catch (error) {
    const problem = problemOf(error, delivery.server);
    if (problem.code !== null) {
      return { kind: 'refused', code: problem.code, enhanced: enhancedIn(problem.said), said: problem.said };
    }
    return body.isHandedOver ? { kind: 'silent' } : { kind: 'unreachable', said: problem.said };
  }
}

/** Tests a login. Never rejects. */
export async function logInToSmtp(
  server: MailServer,
  login: MailLogin,
  signal: AbortSignal,
  find: FindAddress = addressOf,
): Promise<LoginAnswer> {
  try {
    return await inSession(server, login, signal, async () => ({ ok: true }) as const, find);
  } catch (error) {
    const { code, said } = problemOf(error, server);
    const isRefused = code !== null && code >= 500;
    return { ok: false, isRefused, code: code === null ? null : String(code), said };
  }
}

type RefusedRecipients = Extract<DeliveryAnswer, { kind: 'accepted' }>['refused'];

interface Session {
  /** @returns whom the server refused while it accepted the message for others. */
  readonly send: (
    delivery: MailDelivery,
    body: { isHandedOver: boolean },
    note: HandOver | null,
  ) => Promise<RefusedRecipients>;
}

/** Connects, logs in, runs the work and quits; any failure in between fails the work. */
async function inSession<Result>(
  server: MailServer,
  login: MailLogin,
  signal: AbortSignal,
  work: (session: Session) => Promise<Result>,
  find: FindAddress = addressOf,
): Promise<Result> {
  signal.throwIfAborted();
  const { address, servername } = await find(server);
  const { port, security } = server;
  const connection = new SMTPConnection({
    host: address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    servername,
    ...TIMEOUTS,
  });
  const broken = new Promise<never>((_, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The server closed the connection.')));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  broken.catch(() => undefined);
  const done = (start: (callback: (error?: Error | null) => void) => void): Promise<void> =>
    Promise.race([
      broken,
      new Promise<void>((resolve, reject) => {
        start((error) => (error === undefined || error === null ? resolve() : reject(error)));
      }),
    ]);
  try {
    await done((callback) => connection.connect(callback));
    await done((callback) => connection.login(credentialsOf(login), callback));
    const result = await work({
      send: ({ from, to, bytes }, body, note) => {
        const heldBack = Promise.withResolvers<never>();
        const content = watched(bytes, body, () => note?.(), heldBack.reject);
        const envelope = { from, to: [...to], size: bytes.byteLength };
        let refused: RefusedRecipients = [];
        const sent = done((callback) =>
          connection.send(envelope, content, (error, info) => {
            refused = (info?.rejectedErrors ?? []).map(refusedBy);
            callback(error);
          }),
        );
        return Promise.race([sent, heldBack.promise]).then(() => refused);
      },
    });
    connection.quit();
    return result;
  } finally {
    connection.close();
  }
}

/** Without a refresh token the library only passes the access token on. */
const credentialsOf = (login: MailLogin): SMTPConnection.AuthenticationType =>
  'password' in login ? { user: login.user, pass: login.password } : { user: login.user, oauth2: new XOAuth2(login) };

/** The message in chunks, as the server reads them (DATA): starts after the hand-over, and notes when the last chunk was read. */
function watched(
  bytes: Uint8Array,
  body: { isHandedOver: boolean },
  note: () => Promise<void> | undefined,
  holdBack: (reason: unknown) => void,
): Readable {
  const PIECE = 65_536;
  return Readable.from(
    (async function* () {
      try {
        await note();
      } catch (error) {
        holdBack(error);
        // Ending the stream would complete the message, so it hangs and the connection is closed instead.
        await new Promise<never>(() => undefined);
      }
      for (let at = 0; at < bytes.byteLength; at += PIECE) yield Buffer.from(bytes.subarray(at, at + PIECE));
      body.isHandedOver = true;
    })(),
    { objectMode: false },
  );
}

/** One recipient of several, whom the server answered with an error. */
function refusedBy({
  recipient = '',
  responseCode = 550,
  response = '',
}: SMTPConnection.SMTPError & { recipient?: string }) {
  const reply: SmtpReply = { code: responseCode, enhanced: enhancedIn(response), said: response.slice(0, SAID) };
  return { address: recipient, ...reply };
}

interface Problem {
  /** The server's reply code; `null` without a reply. */
  readonly code: number | null;
  readonly said: string;
}

function problemOf(error: unknown, { host }: MailServer): Problem {
  if (!(error instanceof Error)) return { code: null, said: 'The server cannot be reached.' };
  // A server without STARTTLS rejects only that command.
  const unsafe = tlsProblem(error, host);
  if (unsafe !== null) return { code: null, said: unsafe };
  // The server announced its size limit (RFC 1870), so the library rejects without sending.
  if (error.message.startsWith('Message size larger')) return { code: 552, said: `552 5.3.4 ${error.message}` };
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
  const response = 'response' in error && typeof error.response === 'string' ? error.response : error.message;
  return { code: code !== null && code >= 400 && code < 600 ? code : null, said: response.slice(0, SAID) };
}

/** RFC 3463: class, subject and detail, after the reply code. */
const enhancedIn = (response: string): string | null =>
  /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null;
