import type { ProjectRef } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

@Injectable()
export class ConversationLabelsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** In the order of the project list. */
  ofConversation(conversationId: string): Promise<ProjectRef[]> {
    return this.db.read
      .selectFrom('conversation_project')
      .innerJoin('project', 'project.id', 'conversation_project.project_id')
      .select(['project.id', 'project.name'])
      .where('conversation_project.conversation_id', '=', conversationId)
      .orderBy('project.position')
      .orderBy('project.id')
      .execute();
  }

  async hasConversation(tx: WorkspaceTransaction, conversationId: string): Promise<boolean> {
    const found = await tx.selectFrom('conversation').select('id').where('id', '=', conversationId).executeTakeFirst();
    return found !== undefined;
  }

  async clear(tx: WorkspaceTransaction, conversationId: string): Promise<void> {
    await tx.deleteFrom('conversation_project').where('conversation_id', '=', conversationId).execute();
  }

  async add(tx: WorkspaceTransaction, conversationId: string, projectIds: readonly string[]): Promise<void> {
    await tx
      .insertInto('conversation_project')
      .values(projectIds.map((project_id) => ({ conversation_id: conversationId, project_id })))
      .onConflict((conflict) => conflict.columns(['conversation_id', 'project_id']).doNothing())
      .execute();
  }
}
