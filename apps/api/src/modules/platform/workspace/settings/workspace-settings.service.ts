import type { WorkspaceSettings, WorkspaceSettingsUpdate } from '@concordia/contract/platform';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { JobSchedules } from '../../../../jobs/job-schedules.js';
import { putWorkspaceSettings, type SettingsRow, workspaceSettings } from './workspace-settings.repository.js';

@Injectable()
export class WorkspaceSettingsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly schedules: JobSchedules,
  ) {}

  async get(): Promise<WorkspaceSettings> {
    return settingsOf(await workspaceSettings(this.db.read));
  }

  async set({ currency, timeZone, sharesPresence }: WorkspaceSettingsUpdate): Promise<WorkspaceSettings> {
    return this.db.write(async (tx) => {
      const before = await workspaceSettings(tx);
      const shared = sharesPresence === undefined ? {} : ({ shares_presence: sharesPresence ? 1 : 0 } as const);
      await putWorkspaceSettings(tx, { currency, time_zone: timeZone, ...shared });
      if (before.time_zone !== timeZone) await this.schedules.forgetDaily(tx);
      return settingsOf({ ...before, currency, time_zone: timeZone, ...shared });
    });
  }
}

const settingsOf = ({ currency, time_zone, shares_presence }: SettingsRow): WorkspaceSettings => ({
  currency,
  timeZone: time_zone,
  sharesPresence: shares_presence === 1,
});
