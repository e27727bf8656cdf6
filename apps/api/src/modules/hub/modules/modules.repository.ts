import { Injectable } from '@nestjs/common';
import type { Insertable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

const COLUMNS = [
  'id',
  'name',
  'base_url',
  'public_key_b64',
  'openapi_url',
  'mcp_endpoint',
  'embeddings_endpoint',
  'vectors_endpoint',
  'allow_private_network',
  'status',
  'version',
  'capabilities',
  'problem',
  'last_checked_at',
  'last_seen_at',
  'latency_ms',
  'created_at',
] as const;

export type HubModuleRow = Awaited<ReturnType<HubModulesRepository['list']>>[number];

@Injectable()
export class HubModulesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  list() {
    return this.db.read
      .selectFrom('hub_module')
      .select(COLUMNS)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  get(id: string) {
    return this.db.read.selectFrom('hub_module').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  }

  find(tx: WorkspaceTransaction, id: string) {
    return tx.selectFrom('hub_module').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  }

  async count(tx: WorkspaceTransaction): Promise<number> {
    const row = await tx
      .selectFrom('hub_module')
      .select((eb) => eb.fn.countAll<number | string>().as('modules'))
      .executeTakeFirstOrThrow();
    return Number(row.modules);
  }

  async connected(): Promise<number> {
    const row = await this.db.read
      .selectFrom('hub_module')
      .select((eb) => eb.fn.countAll<number | string>().as('modules'))
      .where('status', '=', 'connected')
      .executeTakeFirstOrThrow();
    return Number(row.modules);
  }

  named(tx: WorkspaceTransaction, nameKey: string) {
    return tx.selectFrom('hub_module').select('id').where('name_key', '=', nameKey).executeTakeFirst();
  }

  /** Locks the workspace row, so that of two requests for the same name one gets a conflict instead of a database error. */
  async hold(tx: WorkspaceTransaction): Promise<void> {
    await tx.selectFrom('workspace').select('id').forUpdate().execute();
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['hub_module']>): Promise<void> {
    await tx.insertInto('hub_module').values(row).execute();
  }

  async update(tx: WorkspaceTransaction, id: string, change: Updateable<ScopedTables['hub_module']>): Promise<void> {
    await tx.updateTable('hub_module').set(change).where('id', '=', id).execute();
  }

  /** Subscriptions refer to their module by name. */
  async renameSubscriptions(tx: WorkspaceTransaction, before: string, after: string): Promise<void> {
    await tx.updateTable('hub_subscription').set({ module_name: after }).where('module_name', '=', before).execute();
  }

  async remove(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.deleteFrom('hub_module').where('id', '=', id).execute();
  }
}
