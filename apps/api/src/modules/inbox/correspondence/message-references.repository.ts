import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { survivingIds } from './surviving-conversations.repository.js';

@Injectable()
export class MessageReferencesRepository {
  async conversationsOf(tx: WorkspaceTransaction, references: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await tx
      .selectFrom('message_reference')
      .select(['reference', 'conversation_id'])
      .where('reference', 'in', references)
      .execute();
    const now = await survivingIds(
      tx,
      rows.map(({ conversation_id }) => conversation_id),
    );
    return new Map(rows.map(({ reference, conversation_id: id }) => [reference, now.get(id) ?? id]));
  }

  /** Existing references are left unchanged. */
  async insert(tx: WorkspaceTransaction, references: readonly string[], conversation_id: string): Promise<void> {
    if (references.length === 0) return;
    await tx
      .insertInto('message_reference')
      .values(references.map((reference) => ({ reference, conversation_id })))
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
  }
}
