import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { VERSION } from '../../common/version.js';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import { ChangeLog } from '../stream/change-log.js';
import type { Workspace, WorkspaceUpdate } from './workspace.dto.js';

const AddressesSchema = z.array(z.string());

@Injectable()
export class WorkspaceService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly changes: ChangeLog,
  ) {}

  async get(): Promise<Workspace> {
    const row = await this.db.read
      .selectFrom('workspace')
      .select(['id', 'name', 'own_addresses', 'is_demo'])
      .executeTakeFirstOrThrow();
    return {
      id: row.id,
      name: row.name,
      ownAddresses: AddressesSchema.parse(JSON.parse(row.own_addresses)),
      isDemo: row.is_demo === 1,
      version: VERSION,
    };
  }

  async update(update: WorkspaceUpdate): Promise<Workspace> {
    await this.db.write(async (tx) => {
      await tx
        .updateTable('workspace')
        .set({
          ...(update.name !== undefined && { name: update.name }),
          ...(update.ownAddresses !== undefined && { own_addresses: JSON.stringify(normalised(update.ownAddresses)) }),
        })
        .execute();
      await this.changes.record(tx, ['workspace']);
    });
    return this.get();
  }
}

/** Addresses are compared in lower case, and each once. */
function normalised(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => address.toLowerCase()))];
}
