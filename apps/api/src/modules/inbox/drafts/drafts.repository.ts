import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

export type DraftRow = NonNullable<Awaited<ReturnType<DraftsRepository['find']>>>;

type NewDraft = DraftRow & { readonly id: string };

@Injectable()
export class DraftsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(conversationId: string, from: Pick<WorkspaceTransaction, 'selectFrom'> = this.db.read) {
    return from
      .selectFrom('draft')
      .select(['conversation_id', 'content', 'html', 'subject', 'addressing', 'version', 'updated_at'])
      .where('conversation_id', '=', conversationId)
      .executeTakeFirst();
  }

  /**
   * Locks the conversation, so that of two writers with the same version one is rejected.
   *
   * @returns its channel; `null` if it does not exist.
   */
  async holdConversation(tx: WorkspaceTransaction, conversationId: string): Promise<Channel | null> {
    const held = await tx
      .selectFrom('conversation')
      .select('channel')
      .where('id', '=', conversationId)
      .forUpdate()
      .executeTakeFirst();
    return held?.channel ?? null;
  }

  async hasConversation(conversationId: string): Promise<boolean> {
    const found = await this.db.read
      .selectFrom('conversation')
      .select('id')
      .where('id', '=', conversationId)
      .executeTakeFirst();
    return found !== undefined;
  }

  async insert(tx: WorkspaceTransaction, draft: NewDraft): Promise<void> {
    await tx.insertInto('draft').values(draft).execute();
  }

  async update(tx: WorkspaceTransaction, { conversation_id: conversationId, ...change }: DraftRow): Promise<void> {
    await tx.updateTable('draft').set(change).where('conversation_id', '=', conversationId).execute();
  }
}
