import type { Member } from '@concordia/contract/platform';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

const COLUMNS = ['id', 'name', 'email', 'is_owner'] as const;

/** Named queries on members. */
@Injectable()
export class MembersRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** The owner first, then by when they came. */
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
}
