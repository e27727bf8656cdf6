import { MAIL_FLAG } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { FolderFailure, type ImapSession } from '../../../outgoing/mail/imap.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { type ConnectionRow, isRevoked } from '../../channels/connections/connection.row.js';
import { KEEP_FLAGS_JOB, type KeepFlags, KeepFlagsSchema } from '../../inbox/correspondence/mail-marks.js';
import { MailboxAccounts } from './mailbox-accounts.js';
import { MailboxFlagsRepository } from './mailbox-flags.repository.js';
import { MailboxesRepository } from './mailboxes.repository.js';
import { openMailbox } from './open-mailbox.js';

type WishedMail = Awaited<ReturnType<MailboxFlagsRepository['wished']>>[number];

/** Attempts over about a day; the dead letter can be tried again. */
const MOST_ATTEMPTS = 20;

/** Emails in one command. */
const AT_ONCE = 200;

const ALL_FLAGS = MAIL_FLAG.seen | MAIL_FLAG.answered | MAIL_FLAG.deleted;

/** Stores in the mailbox what was done with its email here. */
@Injectable()
export class MailboxFlagsJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly accounts: MailboxAccounts,
    private readonly mailboxes: MailboxesRepository,
    private readonly mails: MailboxFlagsRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: KEEP_FLAGS_JOB,
      schema: KeepFlagsSchema,
      concurrency: 2,
      maxAttempts: MOST_ATTEMPTS,
      handle: ({ payload, signal }) => this.#keep(payload, signal),
    });
  }

  async #keep({ accountId }: KeepFlags, signal: AbortSignal): Promise<void> {
    const row = await this.channels.account(this.db.read, accountId);
    const wished = await this.mails.wished(accountId);
    if (wished.length === 0 || row === undefined || row.mode === 'not_connected') return;
    if (await this.#isRefused(row)) throw new Error('The mailbox does not let us in.');
    const session = await openMailbox(await this.accounts.of(row));
    try {
      await this.#store(session, wished, signal);
    } finally {
      await session.close();
    }
  }

  /** @throws FolderFailure once all other folders are done, since a renamed one may be chosen again. */
  async #store(session: ImapSession, wished: readonly WishedMail[], signal: AbortSignal): Promise<void> {
    const failures: FolderFailure[] = [];
    for (const [path, mails] of Map.groupBy(wished, (mail) => mail.path)) {
      try {
        await this.#storeIn(session, path, mails, signal);
      } catch (error) {
        if (!(error instanceof FolderFailure)) throw error;
        failures.push(error);
      }
    }
    const [failure] = failures;
    if (failure !== undefined) throw failure;
  }

  async #storeIn(session: ImapSession, path: string, mails: readonly WishedMail[], signal: AbortSignal): Promise<void> {
    const { validity } = await session.openFolder(path, true);
    // Renumbered or moved since: the reader finds the emails again and takes the wishes along.
    if (mails.some((mail) => mail.validity !== validity)) throw new FolderFailure(path);
    for (const [wish, same] of Map.groupBy(mails, ({ wish_mask, wish_bits }) => `${wish_mask} ${wish_bits}`)) {
      const [mask = 0, bits = 0] = wish.split(' ').map(Number);
      for (let at = 0; at < same.length; at += AT_ONCE) {
        signal.throwIfAborted();
        const batch = same.slice(at, at + AT_ONCE);
        const uids = batch.map(({ uid }) => uid);
        const add = bits & mask & ALL_FLAGS;
        const there = await session.flags.store({ uids, add, remove: ~bits & mask & ALL_FLAGS });
        await this.db.write(async (tx) => {
          for (const mail of batch) if (there.has(mail.uid)) await this.mails.stored(tx, mail);
        });
        if (there.size < batch.length) throw new FolderFailure(path);
      }
    }
  }

  /** A refused login is not repeated until somebody changes the account. */
  async #isRefused(row: ConnectionRow): Promise<boolean> {
    return isRevoked(row) || (await this.mailboxes.find(row.id))?.refused_version === row.version;
  }
}
