import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { isGone } from '../../../jobs/job-owner.js';

export type MailboxRow = Selectable<ScopedTables['mailbox']>;

type FolderRow = Selectable<ScopedTables['mailbox_folder']>;

export interface MailboxLogin {
  readonly accountId: string;
  /** Login and host. */
  readonly login: string;
}

export interface Lease {
  readonly owner: string;
  /** ms since the epoch. */
  readonly now: number;
  readonly until: number;
}

@Injectable()
export class MailboxesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  all(): Promise<MailboxRow[]> {
    return this.db.read.selectFrom('mailbox').selectAll().orderBy('account_id').execute();
  }

  find(accountId: string): Promise<MailboxRow | undefined> {
    return this.db.read.selectFrom('mailbox').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  }

  /**
   * Acquires or keeps the lease on an account's mailbox. A different login resets the progress.
   *
   * @param login names the mailbox.
   *
   * @returns whether this process holds the lease.
   */
  async claim(
    tx: WorkspaceTransaction,
    { accountId, login }: MailboxLogin,
    { owner, now, until }: Lease,
  ): Promise<boolean> {
    const fresh = { account: login, state: 'connecting', updated_at: now } as const;
    await tx
      .insertInto('mailbox')
      .values({ ...fresh, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await this.#hold(tx, accountId);
    if (!this.#isFree(row, owner, now)) return false;
    await this.change(tx, accountId, { lease_owner: owner, lease_until: until });
    if (row.account === login) return true;
    await tx.deleteFrom('mailbox_mail').where('account_id', '=', accountId).execute();
    await tx.deleteFrom('mailbox_folder').where('account_id', '=', accountId).execute();
    await this.change(tx, accountId, { ...fresh, failure: null, fetched: 0, to_fetch: 0, read_at: null });
    return true;
  }

  /** @returns whether this process still holds the lease. */
  async renew(tx: WorkspaceTransaction, accountId: string, owner: string, until: number): Promise<boolean> {
    const kept = await tx
      .updateTable('mailbox')
      .set({ lease_until: until })
      .where('account_id', '=', accountId)
      .where('lease_owner', '=', owner)
      .executeTakeFirst();
    return kept.numUpdatedRows > 0n;
  }

  async release(tx: WorkspaceTransaction, accountId: string, owner: string): Promise<void> {
    await tx
      .updateTable('mailbox')
      .set({ lease_owner: null, lease_until: null })
      .where('account_id', '=', accountId)
      .where('lease_owner', '=', owner)
      .execute();
  }

  async change(
    tx: WorkspaceTransaction,
    accountId: string,
    values: Updateable<ScopedTables['mailbox']>,
  ): Promise<void> {
    await tx.updateTable('mailbox').set(values).where('account_id', '=', accountId).execute();
  }

  folder(accountId: string, path: string): Promise<FolderRow | undefined> {
    return this.db.read
      .selectFrom('mailbox_folder')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('path', '=', path)
      .executeTakeFirst();
  }

  /** Of all accounts, or of one; those read before, too. */
  folders(accountId: string | null = null): Promise<FolderRow[]> {
    const all = this.db.read.selectFrom('mailbox_folder').selectAll().orderBy('path');
    return (accountId === null ? all : all.where('account_id', '=', accountId)).execute();
  }

  /** Notes why a folder cannot be read; keeps how far it was read. */
  async noteFailure(
    tx: WorkspaceTransaction,
    failed: Omit<Insertable<ScopedTables['mailbox_folder']>, 'validity' | 'last_uid'>,
  ) {
    const { failure, updated_at } = failed;
    await tx
      .insertInto('mailbox_folder')
      .values({ ...failed, validity: '', last_uid: 0 })
      .onConflict((conflict) => conflict.columns(['account_id', 'path']).doUpdateSet({ failure, updated_at }))
      .execute();
  }

  async clearFailure(tx: WorkspaceTransaction, accountId: string, path: string): Promise<void> {
    await tx
      .updateTable('mailbox_folder')
      .set({ failure: null })
      .where('account_id', '=', accountId)
      .where('path', '=', path)
      .where('failure', 'is not', null)
      .execute();
  }

  /** Saves a folder's progress; it moves backwards only if the folder was renumbered. */
  async advance(tx: WorkspaceTransaction, to: Omit<FolderRow, 'modseq'>): Promise<void> {
    const { path, account_id: accountId, ...progress } = to;
    const known = await tx
      .selectFrom('mailbox_folder')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('path', '=', path)
      .executeTakeFirst();
    const isSame = known?.validity === to.validity;
    if (isSame && known.last_uid >= to.last_uid) return;
    const values = { ...progress, modseq: isSame ? known.modseq : null };
    await tx
      .insertInto('mailbox_folder')
      .values({ ...to, modseq: null })
      .onConflict((conflict) => conflict.columns(['account_id', 'path']).doUpdateSet(values))
      .execute();
  }

  #hold(tx: WorkspaceTransaction, accountId: string): Promise<MailboxRow> {
    return tx
      .selectFrom('mailbox')
      .selectAll()
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
  }

  /** With SQLite all processes share a machine, so a dead owner is detected immediately. */
  #isFree({ lease_owner, lease_until }: MailboxRow, owner: string, now: number): boolean {
    if (lease_owner === null || lease_owner === owner || (lease_until ?? 0) < now) return true;
    return this.db.kind === 'sqlite' && isGone(lease_owner);
  }
}
