import type { Workspace } from '@concordia/contract/platform';
import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import { AuditLog } from '../hub/auth/audit-log.js';
import { SearchIndexes } from '../inbox/search/search-indexes.js';
import { WorkspaceService } from '../platform/workspace/workspace.service.js';
import { leaveDemo } from './leave-demo.js';

@Injectable()
export class SampleDataService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly search: SearchIndexes,
    private readonly audit: AuditLog,
    private readonly workspace: WorkspaceService,
  ) {}

  /** Refused where there is no sample data, so that a repeated request never deletes real data. */
  async remove(): Promise<Workspace> {
    await this.db.write(async (tx) => {
      if (!(await leaveDemo(tx))) {
        throw new DomainFailure('conflict', 'NOT_A_DEMO', 'This workspace has no sample data to remove.');
      }
      await this.search.clear(tx);
      await this.audit.record(tx, { action: 'workspace.changed', subject: 'workspace', detail: 'sample data removed' });
    });
    return this.workspace.get();
  }
}
