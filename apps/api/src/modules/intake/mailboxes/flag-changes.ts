import { type MailFlagChange, mailFlagChange } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { BulkUpdates } from '../../inbox/messages/bulk-updates.js';
import { MailboxFlagsRepository, type UnappliedMail } from './mailbox-flags.repository.js';

/** Messages changed in one transaction. */
const AT_ONCE = 100;

interface ChangedMail extends MailFlagChange {
  readonly mail: UnappliedMail;
}

/** Lets messages follow what was done with their email elsewhere. */
@Injectable()
export class FlagChanges {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly mails: MailboxFlagsRepository,
    private readonly updates: BulkUpdates,
  ) {}

  /** @param folders the account's folders; `null` if some could not be read, and an email that is gone may be in one of them. */
  async apply(accountId: string, folders: readonly string[] | null, signal: AbortSignal): Promise<void> {
    let applied: number;
    do {
      signal.throwIfAborted();
      applied = await this.db.write((tx) => this.#batch(tx, accountId));
    } while (applied === AT_ONCE);
    await this.db.write(async (tx) => {
      await this.mails.dropGone(tx, accountId);
      if (folders !== null) await this.mails.dropOthers(tx, accountId, folders);
    });
  }

  async #batch(tx: WorkspaceTransaction, accountId: string): Promise<number> {
    const mails = await this.mails.unapplied(tx, accountId, AT_ONCE);
    const changed = mails.map((mail) => ({ mail, ...mailFlagChange(mail.applied ?? 0, mail.flags, mail.wish_mask) }));
    await this.#follow(tx, changed);
    await this.mails.applied(tx, mails);
    return mails.length;
  }

  async #follow(tx: WorkspaceTransaction, changed: readonly ChangedMail[]): Promise<void> {
    const ids = (wanted: (one: ChangedMail) => boolean) => [
      ...new Set(changed.filter(wanted).map(({ mail }) => mail.id)),
    ];
    const read = ids(({ mail, isRead }) => isRead === true && mail.is_read === 0);
    const unread = ids(({ mail, isRead, isRemoved }) => isRead === false && isRemoved !== true && mail.is_read === 1);
    await this.updates.follow(tx, read, { isRead: true });
    await this.updates.follow(tx, unread, { isRead: false });
    // The reply itself comes in with the sent email and decides the column from then on.
    const answered = ids(
      ({ mail, isAnswered, isRemoved }) => isAnswered === true && isRemoved !== true && isOpen(mail),
    );
    await this.updates.follow(tx, answered, { status: 'waiting' });
    if (answered.length > 0) await this.mails.leaveToRules(tx, answered);
    const removed = ids(({ mail, isRemoved }) => isRemoved === true && !mail.lies_elsewhere && isUnfinished(mail));
    await this.updates.follow(tx, removed, { status: 'completed', isRead: true });
    const returned = ids(({ mail, isRemoved }) => isRemoved === false && isCompletedByPerson(mail));
    await this.updates.follow(tx, returned, { status: 'inbox' });
  }
}

const isOpen = ({ status }: UnappliedMail): boolean => status === 'inbox' || status === 'in_progress';

const isUnfinished = ({ status, is_read }: UnappliedMail): boolean => status !== 'completed' || is_read === 0;

const isCompletedByPerson = ({ status, status_source }: UnappliedMail): boolean =>
  status === 'completed' && status_source === 'person';
