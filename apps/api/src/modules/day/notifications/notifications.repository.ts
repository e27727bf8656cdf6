import type { NotificationsSeen } from '@concordia/contract/day';
import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import { olderThan } from '../../../database/older-than.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

export type NotificationRow = Selectable<ScopedTables['notification']> & {
  readonly contact_name: string | null;
};

const COLUMNS = [
  'notification.id',
  'notification.kind',
  'notification.dedupe_key',
  'notification.title',
  'notification.reason',
  'notification.channel',
  'notification.message_id',
  'notification.task_id',
  'notification.contact_id',
  'notification.created_at',
  'notification.seen_at',
  'contact.name as contact_name',
] as const;

/** Notifications are counted on demand rather than by a counter: unseen ones are few and indexed, and counts cannot drift when contacts merge. */
@Injectable()
export class NotificationsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** @returns `false` if the key is taken. */
  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['notification']>): Promise<boolean> {
    const inserted = await tx
      .insertInto('notification')
      .values(row)
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted !== undefined;
  }

  list(limit: number, after: Cursor | null): Promise<NotificationRow[]> {
    return this.db.read
      .selectFrom('notification')
      .leftJoin('contact', 'contact.id', 'notification.contact_id')
      .select(COLUMNS)
      .where(olderThan('notification.created_at', 'notification.id', after))
      .orderBy('notification.created_at', 'desc')
      .orderBy('notification.id', 'desc')
      .limit(limit)
      .execute();
  }

  async count(): Promise<number> {
    const row = await this.db.read
      .selectFrom('notification')
      .select((eb) => eb.fn.countAll<number | string>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(row.n);
  }

  async unseen(): Promise<number> {
    const row = await this.db.read
      .selectFrom('notification')
      .select((eb) => eb.fn.countAll<number | string>().as('n'))
      .where('seen_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(row.n);
  }

  async markSeen(tx: WorkspaceTransaction, { upTo, ids }: NotificationsSeen, now: number): Promise<void> {
    let update = tx.updateTable('notification').set({ seen_at: now }).where('seen_at', 'is', null);
    if (upTo !== undefined) update = update.where('created_at', '<=', Date.parse(upTo));
    if (ids !== undefined) update = update.where('id', 'in', ids);
    await update.execute();
  }

  /** Removes notifications whose key has a prefix, because their subject was deleted. */
  async removeKeys(tx: WorkspaceTransaction, beginning: string): Promise<void> {
    await tx.deleteFrom('notification').where('dedupe_key', 'like', `${beginning}%`).execute();
  }

  async removeBefore(tx: WorkspaceTransaction, instant: number): Promise<void> {
    await tx.deleteFrom('notification').where('created_at', '<', instant).execute();
  }
}
