import { Injectable } from '@nestjs/common';
import type { Selectable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { isGone } from '../../../jobs/job-owner.js';

export type MailboxRow = Selectable<ScopedTables['mailbox']>;

type FolderRow = Selectable<ScopedTables['mailbox_folder']>;

export interface Lease {
  readonly owner: string;
  /** ms since the epoch. */
  readonly now: number;
  readonly until: number;
}

@Injectable()
export class MailboxesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(): Promise<MailboxRow | undefined> {
    return this.db.read.selectFrom('mailbox').selectAll().executeTakeFirst();
  }

  /**
   * Acquires or keeps the lease on the workspace's mailbox. A different account resets the progress.
   *
   * @returns whether this process holds the lease.
   */
  async claim(tx: WorkspaceTransaction, account: string, { owner, now, until }: Lease): Promise<boolean> {
    const fresh = { account, state: 'connecting', updated_at: now } as const;
    await tx
      .insertInto('mailbox')
      .values(fresh)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await this.#hold(tx);
    if (!this.#isFree(row, owner, now)) return false;
    await tx.updateTable('mailbox').set({ lease_owner: owner, lease_until: until }).execute();
    if (row.account === account) return true;
    await tx.deleteFrom('mailbox_folder').execute();
    await tx
      .updateTable('mailbox')
      .set({ ...fresh, failure: null, fetched: 0, to_fetch: 0, read_at: null })
      .execute();
    return true;
  }

  /** @returns whether this process still holds the lease. */
  async renew(tx: WorkspaceTransaction, owner: string, until: number): Promise<boolean> {
    const kept = await tx
      .updateTable('mailbox')
      .set({ lease_until: until })
      .where('lease_owner', '=', owner)
      .executeTakeFirst();
    return kept.numUpdatedRows > 0n;
  }

  async release(tx: WorkspaceTransaction, owner: string): Promise<void> {
    const free = { lease_owner: null, lease_until: null };
    await tx.updateTable('mailbox').set(free).where('lease_owner', '=', owner).execute();
  }

  async change(tx: WorkspaceTransaction, values: Updateable<ScopedTables['mailbox']>): Promise<void> {
    await tx.updateTable('mailbox').set(values).execute();
  }

  folder(role: FolderRow['role']): Promise<FolderRow | undefined> {
    return this.db.read.selectFrom('mailbox_folder').selectAll().where('role', '=', role).executeTakeFirst();
  }

  /** Saves a folder's progress; it moves backwards only if the folder was renumbered. */
  async advance(tx: WorkspaceTransaction, to: FolderRow): Promise<void> {
    const { role, ...values } = to;
    const known = await tx.selectFrom('mailbox_folder').selectAll().where('role', '=', role).executeTakeFirst();
    const isSame = known?.validity === to.validity && known.path === to.path;
    if (known !== undefined && isSame && known.last_uid >= to.last_uid) return;
    await tx
      .insertInto('mailbox_folder')
      .values(to)
      .onConflict((conflict) => conflict.column('role').doUpdateSet(values))
      .execute();
  }

  #hold(tx: WorkspaceTransaction): Promise<MailboxRow> {
    return tx.selectFrom('mailbox').selectAll().forUpdate().executeTakeFirstOrThrow();
  }

  /** With SQLite all processes share a machine, so a dead owner is detected immediately. */
  #isFree({ lease_owner, lease_until }: MailboxRow, owner: string, now: number): boolean {
    if (lease_owner === null || lease_owner === owner || (lease_until ?? 0) < now) return true;
    return this.db.kind === 'sqlite' && isGone(lease_owner);
  }
}
