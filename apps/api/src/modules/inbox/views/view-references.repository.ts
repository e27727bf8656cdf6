import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

@Injectable()
export class ViewReferencesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Those of these projects, members and accounts that exist. */
  async known(
    projectIds: readonly string[],
    memberIds: readonly string[],
    accountIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
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
