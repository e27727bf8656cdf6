import type { Member } from '@concordia/contract/platform';
import { Injectable } from '@nestjs/common';
import type { Insertable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

const COLUMNS = ['id', 'name', 'email', 'is_owner'] as const;

@Injectable()
export class MembersRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** The owner first, then by when they joined. */
  async list(): Promise<Member[]> {
    const rows = await this.db.read
      .selectFrom('member')
      .select(COLUMNS)
      .orderBy('is_owner', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ is_owner, ...row }) => ({ ...row, isOwner: is_owner === 1 }));
  }

  async find(tx: WorkspaceTransaction, id: string): Promise<Member | undefined> {
    const row = await tx.selectFrom('member').select(COLUMNS).where('id', '=', id).executeTakeFirst();
    if (row === undefined) return undefined;
    const { is_owner, ...rest } = row;
    return { ...rest, isOwner: is_owner === 1 };
  }

  async count(tx: WorkspaceTransaction): Promise<number> {
    const { count } = await tx
      .selectFrom('member')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  async hasOtherWith(tx: WorkspaceTransaction, email: string, id: string): Promise<boolean> {
    const other = await tx
      .selectFrom('member')
      .select('id')
      .where('email', '=', email)
      .where('id', '<>', id)
      .executeTakeFirst();
    return other !== undefined;
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['member']>): Promise<void> {
    await tx.insertInto('member').values(row).execute();
  }

  async change(tx: WorkspaceTransaction, id: string, values: Updateable<ScopedTables['member']>): Promise<void> {
    await tx.updateTable('member').set(values).where('id', '=', id).execute();
  }

  async unassignMessages(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.updateTable('message').set({ assignee_id: null }).where('assignee_id', '=', id).execute();
    await tx.updateTable('conversation').set({ assignee_id: null }).where('assignee_id', '=', id).execute();
  }

  async remove(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.deleteFrom('member').where('id', '=', id).execute();
  }
}
