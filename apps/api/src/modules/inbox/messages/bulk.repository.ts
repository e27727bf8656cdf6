import { Injectable } from '@nestjs/common';
import type { Updateable } from 'kysely';
import { keyChunks } from '../../../database/in-chunks.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { COUNTED_COLUMNS } from '../counters/counted-row.js';
import { MESSAGE_COLUMNS, type MessageRow } from './message.row.js';

export type MessageChange = Updateable<ScopedTables['message']>;

@Injectable()
export class BulkRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Locked until commit, in a fixed order to avoid deadlocks. */
  async findForUpdate(tx: WorkspaceTransaction, ids: readonly string[]) {
    return tx
      .selectFrom('message')
      .select(['id', 'account_id', ...COUNTED_COLUMNS])
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute();
  }

  /** The accounts that the messages belong to, each once. */
  async accountsOf(ids: readonly string[]): Promise<string[]> {
    const accounts = new Set<string>();
    for (const chunk of keyChunks(ids)) {
      const rows = await this.db.read
        .selectFrom('message')
        .select('account_id')
        .distinct()
        .where('id', 'in', chunk)
        .execute();
      for (const { account_id } of rows) if (account_id !== null) accounts.add(account_id);
    }
    return [...accounts];
  }

  async change(tx: WorkspaceTransaction, ids: readonly string[], change: MessageChange): Promise<void> {
    await tx
      .updateTable('message')
      .set(change)
      .where('id', 'in', [...ids])
      .execute();
  }

  /** In no particular order. */
  async list(ids: readonly string[]): Promise<MessageRow[]> {
    if (ids.length === 0) return [];
    return this.db.read
      .selectFrom('message')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select(MESSAGE_COLUMNS)
      .where('message.id', 'in', [...ids])
      .execute();
  }
}
