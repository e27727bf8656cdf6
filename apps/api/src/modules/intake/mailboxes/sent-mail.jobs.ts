import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import type { ImapSession } from '../../../outgoing/mail/imap.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { type ConnectionRow, isRevoked } from '../../channels/connections/connection.row.js';
import { KEEP_SENT_JOB, type KeepSent, KeepSentSchema, SentCopies } from '../../delivery/outbox/sent-copies.js';
import type { SentCopyRow } from '../../delivery/outbox/sent-copies.repository.js';
import { MailboxAccounts } from './mailbox-accounts.js';
import { MailboxesRepository } from './mailboxes.repository.js';
import { openMailbox } from './open-mailbox.js';

/** Attempts over about a day; the dead letter can be tried again. */
const MOST_ATTEMPTS = 20;

/** Puts sent email into the mailbox's folder of sent email, so that other mail programs show it too. */
@Injectable()
export class SentMailJobs implements OnModuleInit {
  readonly #logger = new Logger('Mailboxes');

  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly copies: SentCopies,
    private readonly accounts: MailboxAccounts,
    private readonly mailboxes: MailboxesRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: KEEP_SENT_JOB,
      schema: KeepSentSchema,
      concurrency: 2,
      maxAttempts: MOST_ATTEMPTS,
      handle: ({ payload, signal }) => this.#keep(payload, signal),
    });
  }

  async #keep(sent: KeepSent, signal: AbortSignal): Promise<void> {
    const row = await this.channels.account(this.db.read, sent.accountId);
    const waiting = await this.copies.waiting(sent);
    if (waiting.length === 0) return;
    if (row === undefined || row.mode !== 'live') return this.#drop(waiting);
    if (await this.#isRefused(row)) throw new Error('The mailbox does not let us in.');
    const session = await openMailbox(await this.accounts.of(row));
    try {
      const path = session.savesSent ? null : await session.sentFolder();
      if (path === null) return await this.#drop(waiting);
      await this.#append(session, path, waiting, signal);
    } finally {
      await session.close();
    }
  }

  async #append(session: ImapSession, path: string, waiting: readonly SentCopyRow[], signal: AbortSignal) {
    for (const copy of waiting) {
      signal.throwIfAborted();
      const bytes = await this.copies.bytesOf(copy);
      if (bytes !== null) await session.keepSent(path, { messageId: copy.message_id, bytes });
      await this.copies.done(copy);
    }
  }

  async #drop(waiting: readonly SentCopyRow[]): Promise<void> {
    this.#logger.debug(`${waiting.length} copies of sent email have no folder to go to.`);
    for (const copy of waiting) await this.copies.done(copy);
  }

  /** A refused login is not repeated until somebody changes the account. */
  async #isRefused(row: ConnectionRow): Promise<boolean> {
    return isRevoked(row) || (await this.mailboxes.find(row.id))?.refused_version === row.version;
  }
}
