import type { ImapSession } from '../../../outgoing/mail/imap.js';
import type { MailboxAccount } from './mailbox-accounts.js';
import { openMailbox } from './open-mailbox.js';

/** Connections beside the one that reads: servers allow ten to fifteen for a mailbox, and its owner's programs need some. */
const MOST_BELLS = 4;

/**
 * Tells of news in folders beside the first. IDLE (RFC 2177) is about one folder, so each has a connection of its own, up to a few; the others are
 * looked through every minute. A connection that is lost or refused is not made again until the mailbox is connected again: the minute holds.
 */
export class FolderBells {
  readonly #sessions = new Set<ImapSession>();
  #isStopped = false;

  constructor(
    private readonly account: MailboxAccount,
    private readonly onNews: () => void,
  ) {
    for (const path of account.folders.slice(1, 1 + MOST_BELLS)) void this.#listen(path);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([...this.#sessions].map((session) => session.close()));
  }

  /** Never rejects: the connection that reads reports what is wrong with the mailbox. */
  async #listen(path: string): Promise<void> {
    const session = await openMailbox(this.account).catch(() => null);
    if (session === null) return;
    this.#sessions.add(session);
    await this.#follow(session, path).catch(() => undefined);
    this.#sessions.delete(session);
    await session.close();
  }

  async #follow(session: ImapSession, path: string): Promise<void> {
    if (this.#isStopped) return;
    await session.openFolder(path);
    // What came between the reading and now was told to nobody.
    this.onNews();
    while (session.isOpen && !this.#isStopped) {
      await session.wait();
      if (!this.#isStopped && session.isOpen) this.onNews();
    }
  }
}
