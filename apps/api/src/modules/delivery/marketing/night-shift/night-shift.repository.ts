import type { NightShiftStatus } from '@concordia/contract/delivery';
import { NO_PROGRESS, operationStatus, partDone } from '@concordia/domain/campaigns';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { type CampaignRow, CampaignsRepository } from '../campaigns.repository.js';

type Operation = NightShiftStatus['currentOperations'][number];

const SHOWN = 50;

@Injectable()
export class NightShiftRepository {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly campaigns: CampaignsRepository,
  ) {}

  /** Unfinished campaigns, NightOps runs and imports, in this order. */
  async operations(campaigns: readonly CampaignRow[]): Promise<Operation[]> {
    const open = campaigns.filter(({ state }) => ['scheduled', 'canary', 'running', 'paused'].includes(state));
    const progress = await this.campaigns.progress(
      this.db.read,
      open.map(({ id }) => id),
    );
    const runs = await this.db.read
      .selectFrom('night_run')
      .select(['id', 'kind', 'state', 'steps', 'steps_done', 'created_at'])
      .where('state', 'in', ['queued', 'running'])
      .orderBy('created_at', 'desc')
      .limit(SHOWN)
      .execute();
    const imports = await this.db.read
      .selectFrom('import_run')
      .select(['id', 'name', 'state', 'size_bytes', 'position_bytes'])
      .where('state', 'in', ['queued', 'reading', 'sorting'])
      .orderBy('created_at', 'desc')
      .limit(SHOWN)
      .execute();
    return [
      ...open.map(
        ({ id, name, state, waits_for }): Operation => ({
          id,
          type: 'campaign',
          target: name,
          status: operationStatus(state, waits_for !== null),
          progress: partDone(progress.get(id) ?? NO_PROGRESS),
        }),
      ),
      ...runs.map(
        ({ id, kind, state, steps, steps_done, created_at }): Operation => ({
          id,
          type: kind,
          target: kind === 'morning_brief' ? dayOf(created_at) : 'inbox',
          status: state === 'queued' ? 'queued' : 'running',
          progress: steps === 0 ? 0 : Math.min(1, steps_done / steps),
        }),
      ),
      ...imports.map(
        ({ id, name, state, size_bytes, position_bytes }): Operation => ({
          id,
          type: 'import',
          target: name,
          status: state === 'queued' ? 'queued' : 'running',
          progress: size_bytes === 0 ? 0 : Math.min(1, position_bytes / size_bytes),
        }),
      ),
    ].slice(0, SHOWN);
  }

  /** Dead jobs of campaigns and of sending. */
  async deadJobs(): Promise<number> {
    const row = await this.db.read
      .selectFrom('job')
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .where('state', '=', 'dead')
      .where((eb) => eb.or([eb('kind', 'like', 'marketing.%'), eb('kind', 'like', 'outbox.%')]))
      .executeTakeFirst();
    return Number(row?.rows ?? 0);
  }
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
