import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Conversations of deals. */
@Injectable()
export class DealLinksRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** By deal, in the order of linking. */
  async of(
    dealIds: readonly string[],
    reader: Pick<WorkspaceTransaction, 'selectFrom'> = this.db.read,
  ): Promise<Map<string, string[]>> {
    if (dealIds.length === 0) return new Map();
    const rows = await reader
      .selectFrom('deal_conversation')
      .select(['deal_id', 'conversation_id'])
      .where('deal_id', 'in', [...dealIds])
      .orderBy('linked_at')
      .orderBy('conversation_id')
      .execute();
    const found = new Map<string, string[]>();
    for (const { deal_id, conversation_id } of rows) {
      found.set(deal_id, [...(found.get(deal_id) ?? []), conversation_id]);
    }
    return found;
  }

  async isConversation(tx: WorkspaceTransaction, id: string): Promise<boolean> {
    return (await tx.selectFrom('conversation').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  }

  /** Does nothing if it is linked. */
  async link(tx: WorkspaceTransaction, deal_id: string, conversation_id: string, linked_at: number): Promise<void> {
    await tx
      .insertInto('deal_conversation')
      .values({ deal_id, conversation_id, linked_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async unlink(tx: WorkspaceTransaction, dealId: string, conversationId: string): Promise<void> {
    await tx
      .deleteFrom('deal_conversation')
      .where('deal_id', '=', dealId)
      .where('conversation_id', '=', conversationId)
      .execute();
  }
}
