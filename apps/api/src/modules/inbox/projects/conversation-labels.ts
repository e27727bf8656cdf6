import type { ProjectRef } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ConversationLabelsRepository } from './conversation-labels.repository.js';
import { recountLabels } from './label-counts.repository.js';
import { ProjectsRepository } from './projects.repository.js';

@Injectable()
export class ConversationLabels {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly projects: ProjectsRepository,
    private readonly labels: ConversationLabelsRepository,
  ) {}

  /** Replaces the conversation's projects. Throws if one does not exist, and changes nothing. */
  async set(conversationId: string, projectIds: readonly string[]): Promise<ProjectRef[]> {
    const wanted = [...new Set(projectIds)];
    await this.db.write(async (tx) => {
      if (!(await this.labels.hasConversation(tx, conversationId))) throw notFound('conversation');
      const known = new Set(await this.projects.order(tx));
      if (wanted.some((id) => !known.has(id))) throw notFound('project');
      await this.labels.clear(tx, conversationId);
      if (wanted.length > 0) {
        await this.labels.add(tx, conversationId, wanted);
        await recountLabels(tx, [conversationId]);
      }
    });
    return this.labels.ofConversation(conversationId);
  }
}
