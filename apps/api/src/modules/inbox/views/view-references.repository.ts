import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import type { ReferringQuery } from './missing-references.js';

@Injectable()
export class ViewReferencesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** The projects, members and accounts that these filters name and that exist. */
  async known(queries: readonly ReferringQuery[]): Promise<ReadonlySet<string>> {
    const projectIds = queries.flatMap(({ projectId }) => projectId ?? []);
    const memberIds = queries.flatMap(({ assigneeId }) => assigneeId ?? []);
    const accountIds = queries.flatMap(({ accountId }) => accountId ?? []);
    const [projects, members, accounts] = await Promise.all([
      projectIds.length === 0
        ? []
        : this.db.read
            .selectFrom('project')
            .select('id')
            .where('id', 'in', [...new Set(projectIds)])
            .execute(),
      memberIds.length === 0
        ? []
        : this.db.read
            .selectFrom('member')
            .select('id')
            .where('id', 'in', [...new Set(memberIds)])
            .execute(),
      accountIds.length === 0
        ? []
        : this.db.read
            .selectFrom('channel_connection')
            .select('id')
            .where('id', 'in', [...new Set(accountIds)])
            .execute(),
    ]);
    return new Set([...projects, ...members, ...accounts].map(({ id }) => id));
  }
}
