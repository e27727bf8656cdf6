import type { PageQuery } from '@concordia/contract';
import type { NightRun } from '@concordia/contract/intake';
import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { NightOpsRepository, type NightRunRow } from './night-ops.repository.js';
import { nightRunOf } from './night-run.json.js';

export const NIGHT_JOB = 'night-ops.run';

/** How long finished runs are kept, in ms. */
const KEPT = 90 * DAY;

@Injectable()
export class NightOpsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: NightOpsRepository,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** One run per kind at a time: returns the active run if there is one. */
  async start(kind: NightRun['kind'], startedBy: NightRun['startedBy']): Promise<NightRun> {
    return this.db.write(async (tx) => {
      const underWay = await this.runs.underWay(tx, kind);
      if (underWay !== undefined) return nightRunOf(underWay);
      const id = this.ids.next();
      const now = this.clock.now();
      await this.runs.insert(tx, { id, kind, started_by: startedBy, state: 'queued', created_at: now });
      await this.runs.forget(tx, now - KEPT);
      await this.queue.enqueue(tx, { kind: NIGHT_JOB, payload: { nightRunId: id } });
      return nightRunOf(await this.#known(tx, id));
    });
  }

  async list(query: PageQuery): Promise<Page<NightRun>> {
    const rows = await this.runs.list(query.limit + 1, cursorOf(query));
    const total = await this.runs.count();
    return pageFrom(rows, query.limit, total, (row) => ({ at: row.created_at, id: row.id }), nightRunOf);
  }

  async get(id: string): Promise<NightRun> {
    return nightRunOf(await this.#known(undefined, id));
  }

  /** Cancels a run; its results so far are kept. */
  async cancel(id: string): Promise<NightRun> {
    return this.db.write(async (tx) => {
      await this.#known(tx, id);
      const values = { state: 'cancelled', finished_at: this.clock.now() } as const;
      if (!(await this.runs.change(tx, id, ['queued', 'running'], values))) {
        throw new DomainFailure('conflict', 'NIGHT_RUN_ENDED', 'This run has already ended.');
      }
      return nightRunOf(await this.#known(tx, id));
    });
  }

  async #known(tx: WorkspaceTransaction | undefined, id: string): Promise<NightRunRow> {
    const row = await this.runs.find(id, tx);
    if (row === undefined) throw new DomainFailure('not-found', 'NIGHT_RUN_NOT_FOUND', 'The run was not found.');
    return row;
  }
}
