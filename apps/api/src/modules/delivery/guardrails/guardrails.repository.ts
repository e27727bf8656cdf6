import { GUARDRAIL_DEFAULTS } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import { workspaceSettings } from '../../platform/workspace/settings/workspace-settings.repository.js';

type SettingRow = Selectable<ScopedTables['guardrail_setting']>;

/** The settings with the workspace's time zone, which defines the days of the budget and the brief. */
export type GuardrailRow = SettingRow & { readonly time_zone: string };

/** Defaults of a new workspace. */
const INITIAL: SettingRow = {
  may_draft: GUARDRAIL_DEFAULTS.L1 ? 1 : 0,
  may_send: GUARDRAIL_DEFAULTS.L2 ? 1 : 0,
  canary: GUARDRAIL_DEFAULTS.canary,
  stop_unsub: GUARDRAIL_DEFAULTS.stop_unsub,
  stop_complaints: GUARDRAIL_DEFAULTS.stop_complaints,
  daily_budget: GUARDRAIL_DEFAULTS.daily_budget,
  brief_time: '08:00',
  updated_at: 0,
};

@Injectable()
export class GuardrailsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async find(from: QuerySource = this.db.read): Promise<GuardrailRow> {
    const row = await from.selectFrom('guardrail_setting').selectAll().executeTakeFirst();
    return { ...(row ?? INITIAL), time_zone: (await workspaceSettings(from)).time_zone };
  }

  /** Locks the settings until commit, so that of two concurrent automations the second sees the first one's sends. */
  async hold(tx: WorkspaceTransaction): Promise<GuardrailRow> {
    await tx
      .insertInto('guardrail_setting')
      .values(INITIAL)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await tx.selectFrom('guardrail_setting').selectAll().forUpdate().executeTakeFirstOrThrow();
    return { ...row, time_zone: (await workspaceSettings(tx)).time_zone };
  }

  async put(tx: WorkspaceTransaction, values: Insertable<ScopedTables['guardrail_setting']>): Promise<void> {
    await this.hold(tx);
    await tx.updateTable('guardrail_setting').set(values).execute();
  }
}
