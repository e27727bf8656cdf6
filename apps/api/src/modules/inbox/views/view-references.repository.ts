import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

@Injectable()
export class ViewReferencesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Those of these projects and members that exist. */
  async known(projectIds: readonly string[], memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    const [projects, members] = await Promise.all([
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
    ]);
    return new Set([...projects, ...members].map(({ id }) => id));
  }
}
