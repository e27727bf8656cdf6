import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';

/** Maximum checks kept per module, and their retention. */
const KEPT = 200;
const KEPT_FOR = 7 * DAY;

export type DueModule = Awaited<ReturnType<ModuleChecksRepository['due']>>[number];

@Injectable()
export class ModuleChecksRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Modules that are due, longest overdue first. Sample modules do not exist and are not checked. */
  due(now: number) {
    return this.db.read
      .selectFrom('hub_module')
      .select(['id', 'base_url', 'allow_private_network'])
      .where('next_check_at', '<=', now)
      .where('is_sample', '=', 0)
      .orderBy('next_check_at')
      .execute();
  }

  list(moduleId: string, limit: number) {
    return this.db.read
      .selectFrom('hub_module_check')
      .select(['checked_at', 'is_ok', 'status_code', 'latency_ms', 'version', 'problem'])
      .where('hub_module_id', '=', moduleId)
      .orderBy('checked_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Adds a check and deletes those beyond the limits. */
  async add(tx: WorkspaceTransaction, check: Insertable<ScopedTables['hub_module_check']>): Promise<void> {
    await tx.insertInto('hub_module_check').values(check).execute();
    const of = (eb: typeof tx) => eb.selectFrom('hub_module_check').where('hub_module_id', '=', check.hub_module_id);
    const beyond = await of(tx)
      .select('checked_at')
      .orderBy('checked_at', 'desc')
      .orderBy('id', 'desc')
      .offset(KEPT)
      .limit(1)
      .executeTakeFirst();
    const oldest = Math.max(check.checked_at - KEPT_FOR, (beyond?.checked_at ?? 0) + 1);
    await tx
      .deleteFrom('hub_module_check')
      .where('hub_module_id', '=', check.hub_module_id)
      .where('checked_at', '<', oldest)
      .execute();
  }
}
