import { MINUTE, retryDelay, SECOND } from '@concordia/domain';
import { ImapSession, MailboxFailure } from '../../../outgoing/mail/imap.js';
import type { MailboxAccount } from './mailbox-accounts.js';
import type { MailboxReader } from './mailbox-reader.js';

/** How long a mailbox is not looked at besides what its server tells by itself, in ms; sent mail is told of by nobody. */
const LOOK_EVERY = 3 * MINUTE;

/** How long a lost connection is left alone. */
const PAUSES = { baseMs: SECOND, maxMs: 10 * MINUTE } as const;

/** How long who stops a watch waits for a server that does not answer, in ms. */
const GRACE = 3 * SECOND;

/** What a watch tells of itself. */
export interface WatchEvents {
  readonly connecting: () => Promise<void>;
  readonly fetching: () => Promise<void>;
  /** Everything that was there is read, and the server tells what comes. */
  readonly listening: () => Promise<void>;
  /** The connection was lost or could not be made; it is tried again. */
  readonly waiting: (reason: string) => Promise<void>;
  /** Our credentials were not taken: the watch has ended. */
  readonly refused: (reason: string) => Promise<void>;
}

/** Keeps one IMAP connection to one mailbox, until it is told to stop or is not let in. */
export class MailboxWatch {
  readonly #stopping = new AbortController();
  readonly #done: Promise<void>;
  #session: ImapSession | null = null;

  constructor(
    private readonly account: MailboxAccount,
    private readonly reader: MailboxReader,
    private readonly events: WatchEvents,
    private readonly random: () => number,
  ) {
    this.#done = this.#run();
  }

  /** Resolves when nothing is read any more; a connection that is just being made ends by itself. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error('The mailbox is not read any more.'));
    this.#session?.wake();
    await Promise.race([this.#done, within(GRACE, NEVER)]);
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#connected(() => {
          failures = 0;
        });
      } catch (error) {
        if (this.#stopping.signal.aborted) return;
        const reason = error instanceof Error ? error.message : 'The mailbox cannot be read.';
        if (error instanceof MailboxFailure && error.isRefused) return this.events.refused(reason);
        await this.events.waiting(reason).catch(() => undefined);
      }
      failures += 1;
      await within(retryDelay(failures, this.random(), PAUSES), this.#stopping.signal);
    }
  }

  /** One connection, from its beginning to its end. */
  async #connected(onRead: () => void): Promise<void> {
    const { signal } = this.#stopping;
    await this.events.connecting();
    const session = await ImapSession.open(this.account.imap, this.account.login);
    this.#session = session;
    try {
      await this.events.fetching();
      while (!signal.aborted && session.isOpen) {
        await this.reader.read(session, this.account, signal);
        onRead();
        await this.events.listening();
        const look = setTimeout(() => session.wake(), LOOK_EVERY);
        if (!signal.aborted) await session.wait();
        clearTimeout(look);
      }
    } finally {
      this.#session = null;
      await session.close();
    }
    if (!signal.aborted) throw new MailboxFailure('The connection to the mailbox was lost.', false);
  }
}

const NEVER = new AbortController().signal;

/** Waits, at most until it is told to stop. */
function within(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    timer.unref();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
