import { MINUTE, retryDelay, SECOND } from '@concordia/domain';
import { type ImapSession, MailboxFailure } from '../../../outgoing/mail/imap.js';
import { FolderBells } from './folder-bells.js';
import type { MailboxAccount } from './mailbox-accounts.js';
import type { MailboxReader, ReadResult } from './mailbox-reader.js';
import { openMailbox } from './open-mailbox.js';

/** Interval of polling besides server notifications, in ms: not all folders have a connection that tells, and the sent one can wait longer than received ones. */
function lookEvery({ folders }: MailboxAccount, { isFlagged }: ReadResult): number {
  // Flags are applied to messages, which are made of new emails a moment later.
  if (isFlagged) return 2 * SECOND;
  return folders.length > 1 ? MINUTE : 3 * MINUTE;
}

/** Backoff after a lost connection. */
const PAUSES = { baseMs: SECOND, maxMs: 10 * MINUTE } as const;

/** How long stopping a watch waits for an unresponsive server, in ms. */
const GRACE = 3 * SECOND;

export interface WatchEvents {
  readonly connecting: () => Promise<void>;
  readonly fetching: () => Promise<void>;
  /** All email is read, and the server sends notifications. @param problem folders that are gone, in a sentence; `null` for none. */
  readonly listening: (problem: string | null) => Promise<void>;
  /** The connection was lost or could not be opened; it is retried. */
  readonly waiting: (reason: string) => Promise<void>;
  /** The credentials were rejected; the watch has ended. */
  readonly refused: (reason: string) => Promise<void>;
}

/** Keeps one IMAP connection to a mailbox open, until it is stopped or the login is rejected. */
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

  /** Resolves when reading has stopped, or after a grace period. A connection still being opened closes later. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error('The mailbox is no longer being read.'));
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

  async #connected(onRead: () => void): Promise<void> {
    const { signal } = this.#stopping;
    await this.events.connecting();
    const session = await openMailbox(this.account);
    this.#session = session;
    let bells: FolderBells | null = null;
    try {
      await this.events.fetching();
      while (!signal.aborted && session.isOpen) {
        const result = await this.reader.read(session, this.account, signal);
        onRead();
        await this.events.listening(result.problem);
        bells ??= new FolderBells(this.account, () => session.wake());
        const look = setTimeout(() => session.wake(), lookEvery(this.account, result));
        if (!signal.aborted) await session.wait();
        clearTimeout(look);
      }
    } finally {
      this.#session = null;
      await Promise.all([session.close(), bells?.stop()]);
    }
    if (!signal.aborted) throw new MailboxFailure('The connection to the mailbox was lost.', false);
  }
}

const NEVER = new AbortController().signal;

/** Resolves after `ms`, or when the signal aborts. */
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
