import type { Workspace, WorkspaceUpdate } from '@concordia/contract/platform';
import { Injectable } from '@nestjs/common';
import { VERSION } from '../../../common/version.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { AuditLog } from '../../hub/auth/audit-log.js';
import { OwnAddresses } from './own-addresses.js';
import { addressList } from './own-addresses.repository.js';
import { WorkspaceRepository } from './workspace.repository.js';

@Injectable()
export class WorkspaceService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly workspace: WorkspaceRepository,
    private readonly ownAddresses: OwnAddresses,
    private readonly audit: AuditLog,
  ) {}

  async get(): Promise<Workspace> {
    const row = await this.workspace.find();
    return {
      id: row.id,
      name: row.name,
      ownAddresses: addressList(row.own_addresses),
      isDemo: row.is_demo === 1,
      retentionDays: row.retention_days,
      version: VERSION,
    };
  }

  /** New own addresses can turn inbound email into outbound, so a job re-derives the affected messages. */
  async update(update: WorkspaceUpdate): Promise<Workspace> {
    await this.db.write(async (tx) => {
      if (update.name !== undefined) await this.workspace.change(tx, { name: update.name });
      if (update.retentionDays !== undefined) {
        await this.workspace.change(tx, { retention_days: update.retentionDays });
      }
      if (update.ownAddresses !== undefined) await this.ownAddresses.replace(tx, update.ownAddresses);
      const detail = Object.keys(update).join(', ');
      await this.audit.record(tx, { action: 'workspace.changed', subject: 'workspace', detail });
    });
    return this.get();
  }
}
