import { FIRST_STEPS, type FirstSteps, type FirstStepsUpdate, type Introduction } from '@concordia/contract/platform';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobSchedules } from '../../../jobs/job-schedules.js';
import { workspaceSettings } from '../workspace/settings/workspace-settings.repository.js';
import { FirstStepsRepository } from './first-steps.repository.js';

@Injectable()
export class FirstStepsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly firstSteps: FirstStepsRepository,
    private readonly schedules: JobSchedules,
  ) {}

  async get(): Promise<FirstSteps> {
    const [{ is_introduced, hides_first_steps }, doneAt] = await Promise.all([
      this.firstSteps.marks(),
      this.firstSteps.doneAt(),
    ]);
    return {
      isIntroduced: is_introduced === 1,
      isPutAway: hides_first_steps === 1,
      steps: FIRST_STEPS.map((step) => ({ step, doneAt: isoOf(doneAt[step]) })),
    };
  }

  async update({ isPutAway }: FirstStepsUpdate): Promise<FirstSteps> {
    await this.db.write((tx) => this.firstSteps.mark(tx, { hides_first_steps: isPutAway ? 1 : 0 }));
    return this.get();
  }

  async introduce({ ownerName, workspaceName, timeZone, currency }: Introduction): Promise<FirstSteps> {
    await this.db.write(async (tx) => {
      const before = await workspaceSettings(tx);
      await this.firstSteps.mark(tx, {
        is_introduced: 1,
        ...(workspaceName !== undefined && { name: workspaceName }),
        ...(timeZone !== undefined && { time_zone: timeZone }),
        ...(currency !== undefined && { currency }),
      });
      if (ownerName !== undefined) await this.firstSteps.nameOwner(tx, ownerName);
      if (timeZone !== undefined && timeZone !== before.time_zone) await this.schedules.forgetDaily(tx);
    });
    return this.get();
  }
}

const isoOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
