import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { keyChunks } from '../../../database/in-chunks.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

@Injectable()
export class PromiseChecksRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  said(messageId: string) {
    return this.db.read
      .selectFrom('message')
      .innerJoin('message_body', 'message_body.message_id', 'message.id')
      .select(['message.direction', 'message.sent_at', 'message_body.text'])
      .where('message.id', '=', messageId)
      .executeTakeFirst();
  }

  async hasMessage(id: string): Promise<boolean> {
    return (
      (await this.db.read.selectFrom('message').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
    );
  }

  async of(messageIds: readonly string[]) {
    const found = [];
    for (const ids of keyChunks([...new Set(messageIds)])) {
      const rows = this.db.read
        .selectFrom('promise_check')
        .select(['message_id', 'quote', 'kept_at', 'kept_by_id'])
        .where('message_id', 'in', ids);
      found.push(...(await rows.execute()));
    }
    return found;
  }

  /** Checking off again changes when and by what. */
  async put(tx: WorkspaceTransaction, row: Insertable<ScopedTables['promise_check']>): Promise<void> {
    const { kept_at, kept_by_id } = row;
    await tx
      .insertInto('promise_check')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['message_id', 'quote']).doUpdateSet({ kept_at, kept_by_id: kept_by_id ?? null }),
      )
      .execute();
  }

  async remove(tx: WorkspaceTransaction, messageId: string, quote: string): Promise<void> {
    await tx.deleteFrom('promise_check').where('message_id', '=', messageId).where('quote', '=', quote).execute();
  }
}
