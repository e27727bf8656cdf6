import type { ProjectRef } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChangeLog } from '../../platform/stream/change-log.js';
import { recountLabels } from './label-counts.js';
import { ProjectsRepository } from './projects.repository.js';

/** Which projects a conversation is in. */
@Injectable()
export class ConversationLabels {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly projects: ProjectsRepository,
    private readonly changes: ChangeLog,
  ) {}

  /** Puts a conversation into these projects and no others; an unknown one refuses them all. */
  async set(conversationId: string, projectIds: readonly string[]): Promise<ProjectRef[]> {
    const wanted = [...new Set(projectIds)];
    await this.db.write(async (tx) => {
      const found = await tx
        .selectFrom('conversation')
        .select('id')
        .where('id', '=', conversationId)
        .executeTakeFirst();
      if (found === undefined) throw notFound('conversation');
      const known = new Set(await this.projects.order(tx));
      if (wanted.some((id) => !known.has(id))) throw notFound('project');
      await tx.deleteFrom('conversation_project').where('conversation_id', '=', conversationId).execute();
      if (wanted.length > 0) {
        const rows = wanted.map((project_id) => ({ conversation_id: conversationId, project_id }));
        await tx
          .insertInto('conversation_project')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['conversation_id', 'project_id']).doNothing())
          .execute();
        await recountLabels(tx, [conversationId]);
      }
      await this.changes.record(tx, ['projects', 'messages']);
    });
    return this.projects.ofConversation(conversationId);
  }
}
