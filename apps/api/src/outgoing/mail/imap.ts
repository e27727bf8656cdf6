import type { LoginAnswer, MailLogin, MailServer } from '@concordia/channels/imap';
import type { ImapFlow } from 'imapflow';
import { type FlaggedMail, FolderFlags, flaggedOf } from './folder-flags.js';
import { addressOf, type FindAddress } from './mail-host.js';
import { tlsProblem } from './tls-problem.js';

/** Longer emails are truncated, in bytes: the text comes first. */
const LARGEST_MAIL = 32 * 1_048_576;

/** IDLE is renewed before servers and routers drop the connection (RFC 2177 requires less than 29 minutes), in ms. */
const RENEW_IDLE = 9 * 60_000;

export class MailboxFailure extends Error {
  override readonly name = 'MailboxFailure';

  constructor(
    message: string,
    readonly isRefused: boolean,
  ) {
    super(message);
  }
}

/** A folder that cannot be opened, while its mailbox can. */
export class FolderFailure extends MailboxFailure {
  constructor(readonly path: string) {
    super(`The folder "${path}" is not there: it was renamed or deleted. Choose the folders to read again.`, false);
  }
}

/** A folder, as the server lists it. */
export interface ListedFolder {
  readonly path: string;
  /** The last part of the path. */
  readonly name: string;
  /** RFC 6154, such as `\\Sent`; `\\Inbox` for the inbox, `null` for a folder of the user's own. */
  readonly specialUse: string | null;
}

export interface OpenFolder {
  /** UIDVALIDITY. */
  readonly validity: string;
  /** UIDNEXT. */
  readonly nextUid: number;
}

export interface FolderMail extends FlaggedMail {
  readonly bytes: Uint8Array;
  /** When the server received it, in ms since the epoch. */
  readonly receivedAt: number;
}

export interface SentMail {
  /** Without brackets. */
  readonly messageId: string;
  readonly bytes: Buffer;
}

export interface SessionOptions {
  /** Whether the connection also tells of changed flags and removed emails. */
  readonly followsFlags: boolean;
  readonly find?: FindAddress;
}

/** One IMAP connection. Folders are read without changing them: messages read here stay unread there. */
export class ImapSession {
  readonly #client: ImapFlow;
  readonly flags: FolderFlags;
  #hasNews = false;
  #wake: (() => void) | null = null;

  private constructor(client: ImapFlow, followsFlags: boolean) {
    this.#client = client;
    this.flags = new FolderFlags(client);
    client.on('exists', () => this.#news());
    if (followsFlags) {
      client.on('flags', () => this.#news());
      client.on('expunge', () => this.#news());
    }
    client.on('close', () => this.#wake?.());
    // A broken connection also fails the waiting command; an unhandled error would end the process.
    client.on('error', () => this.#wake?.());
  }

  /** @throws MailboxFailure if the server is unreachable or rejects the credentials. */
  static async open(
    server: MailServer,
    login: MailLogin,
    { followsFlags, find = addressOf }: SessionOptions = { followsFlags: false },
  ): Promise<ImapSession> {
    const { security, port } = server;
    const { address, servername } = await find(server).catch((error: unknown) => {
      throw failureOf(error);
    });
    // Loaded on demand: most workspaces have no mailbox.
    const { ImapFlow } = await import('imapflow');
    const client = new ImapFlow({
      host: address,
      port,
      secure: security === 'tls',
      doSTARTTLS: security === 'starttls',
      servername,
      auth: 'password' in login ? { user: login.user, pass: login.password } : login,
      logger: false,
      disableAutoIdle: true,
      // Without it, a removed email is told by its number alone.
      qresync: followsFlags,
      maxIdleTime: RENEW_IDLE,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: RENEW_IDLE + 60_000,
    });
    const session = new ImapSession(client, followsFlags);
    try {
      await client.connect();
      return session;
    } catch (error) {
      client.close();
      const problem = error instanceof Error ? tlsProblem(error, server.host) : null;
      throw problem === null ? failureOf(error) : new MailboxFailure(problem, false);
    }
  }

  get isOpen(): boolean {
    return this.#client.usable;
  }

  /** Path of the sent folder: the one that the server reports (RFC 6154) or, without one, a folder with a common name; `null` for neither. */
  async sentFolder(): Promise<string | null> {
    const folders = await this.#client.list();
    return folders.find(({ specialUse }) => specialUse === '\\Sent')?.path ?? null;
  }

  /** The folders that contain email, in the server's order. */
  async folders(): Promise<readonly ListedFolder[]> {
    const listed = await this.#client.list();
    return listed
      .filter(({ flags }) => !flags.has('\\Noselect') && !flags.has('\\NonExistent'))
      .map(({ path, name, specialUse = null }) => ({ path, name, specialUse }));
  }

  /** Gmail keeps what its SMTP server sends, whichever way its mailbox is logged in to. */
  get savesSent(): boolean {
    return this.#client.capabilities.has('X-GM-EXT-1');
  }

  /**
   * Adds a sent email to a folder, as read. Does nothing if the folder has it, so that it can be repeated.
   *
   * @throws MailboxFailure if the server refuses it.
   */
  async keepSent(path: string, { messageId, bytes }: SentMail): Promise<void> {
    try {
      // Opened for writing: a folder that is open for reading accepts no flags.
      await this.#client.mailboxOpen(path);
      const found = await this.#client.search({ header: { 'message-id': `<${messageId}>` } }, { uid: true });
      if (found === undefined || found === false) throw new MailboxFailure('The folder cannot be searched.', false);
      if (found.length === 0) await this.#client.append(path, bytes, ['\\Seen']);
    } catch (error) {
      throw failureOf(error);
    }
  }

  /** @param isWritable for flags to be stored. */
  async openFolder(path: string, isWritable = false): Promise<OpenFolder> {
    try {
      const { uidValidity, uidNext } = await this.#client.mailboxOpen(path, { readOnly: !isWritable });
      return { validity: String(uidValidity), nextUid: uidNext };
    } catch (error) {
      if (!this.isOpen) throw failureOf(error);
      throw new FolderFailure(path);
    }
  }

  /** UIDs in the open folder, ascending: those after a UID, or those received since a day. */
  async uids(wanted: { readonly after: number } | { readonly since: number }): Promise<readonly number[]> {
    const found =
      'after' in wanted
        ? await this.#client.search({ uid: `${wanted.after + 1}:*` }, { uid: true })
        : await this.#client.search({ since: new Date(wanted.since) }, { uid: true });
    if (found === false || found === undefined) throw new MailboxFailure('The mailbox cannot be searched.', false);
    // `n:*` also matches the last message if its UID is below n (RFC 3501, 6.4.8).
    const least = 'after' in wanted ? wanted.after : 0;
    return found.filter((uid) => uid > least).toSorted((one, another) => one - another);
  }

  async fetch(uids: readonly number[]): Promise<readonly FolderMail[]> {
    const query = { uid: true, flags: true, internalDate: true, source: { maxLength: LARGEST_MAIL } };
    const found = await this.#client.fetchAll([...uids].join(','), query, { uid: true });
    return found
      .flatMap((mail) => {
        const { source, internalDate } = mail;
        return source === undefined ? [] : [{ ...flaggedOf(mail), bytes: source, receivedAt: instantOf(internalDate) }];
      })
      .toSorted((one, another) => one.uid - another.uid);
  }

  /** Resolves when the open folder changes, the connection is lost, or {@link wake} is called. */
  async wait(): Promise<void> {
    if (this.#hasNews || !this.isOpen) {
      this.#hasNews = false;
      return;
    }
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    // Ends with the next command, or with the connection.
    this.#client.idle().catch(() => this.#wake?.());
    await woken;
    this.#wake = null;
    this.#hasNews = false;
  }

  wake(): void {
    this.#news();
  }

  async close(): Promise<void> {
    this.#wake?.();
    await this.#client.logout().catch(() => this.#client.close());
  }

  #news(): void {
    this.#hasNews = true;
    this.#wake?.();
  }
}

/** Tests a login. Never rejects. */
export async function logInToImap(
  server: MailServer,
  login: MailLogin,
  signal: AbortSignal,
  find: FindAddress = addressOf,
): Promise<LoginAnswer> {
  try {
    signal.throwIfAborted();
    const session = await ImapSession.open(server, login, { followsFlags: false, find });
    await session.close();
    return { ok: true };
  } catch (error) {
    const failure = failureOf(error);
    return { ok: false, isRefused: failure.isRefused, code: null, said: failure.message };
  }
}

function failureOf(error: unknown): MailboxFailure {
  if (error instanceof MailboxFailure) return error;
  if (!(error instanceof Error)) return new MailboxFailure('The mailbox cannot be reached.', false);
  const isRefused = 'authenticationFailed' in error && error.authenticationFailed === true;
  const said = 'responseText' in error && typeof error.responseText === 'string' ? error.responseText : error.message;
  return new MailboxFailure(said.slice(0, 300), isRefused);
}

function instantOf(date: Date | string | undefined): number {
  const at = date === undefined ? Number.NaN : new Date(date).getTime();
  return Number.isNaN(at) ? 0 : at;
}
