import type { SegmentationRun } from '@concordia/contract/insight';
import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { SegmentationRepository, type SegmentationRow } from './segmentation.repository.js';
import { segmentationRunOf } from './segmentation-run.json.js';

export const SEGMENTATION_JOB = 'intelligence.segmentation';

/** Retention of ended runs, in ms. */
const KEPT = 90 * DAY;

@Injectable()
export class SegmentationService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: SegmentationRepository,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Only one run at a time: returns the run in progress if there is one. */
  async start(startedBy: SegmentationRun['startedBy']): Promise<SegmentationRun> {
    return this.db.write(async (tx) => {
      await this.runs.hold(tx);
      const underWay = await this.runs.underWay(tx);
      if (underWay !== undefined) return segmentationRunOf(underWay);
      const id = this.ids.next();
      const now = this.clock.now();
      await this.runs.insert(tx, { id, started_by: startedBy, state: 'queued', created_at: now });
      await this.runs.forget(tx, now - KEPT);
      await this.queue.enqueue(tx, { kind: SEGMENTATION_JOB, payload: { segmentationRunId: id } });
      return segmentationRunOf(await this.#known(tx, id));
    });
  }

  /** Starts a run if, since the newest run started, an import has brought messages or a customer has said that they leave. */
  async startAfterNews(): Promise<void> {
    const newest = await this.runs.newest();
    const since = newest?.created_at ?? 0;
    if (await this.runs.hasImportedSince(since)) await this.start('import');
    else if (await this.runs.hasCancelledSince(since)) await this.start('cancellation');
  }

  async get(id: string): Promise<SegmentationRun> {
    return segmentationRunOf(await this.#known(undefined, id));
  }

  /** Cancels a run before it stores its result; the previous run's scores stay. */
  async cancel(id: string): Promise<SegmentationRun> {
    return this.db.write(async (tx) => {
      const { stage, state } = await this.#known(tx, id);
      if (state === 'running' && stage === 'storing') {
        throw new DomainFailure(
          'conflict',
          'SEGMENTATION_RUN_STORING',
          'This run is already storing its scores and will finish automatically.',
        );
      }
      const values = { state: 'cancelled', finished_at: this.clock.now() } as const;
      if (!(await this.runs.change(tx, id, ['queued', 'running'], values))) {
        throw new DomainFailure('conflict', 'SEGMENTATION_RUN_ENDED', 'This run has already ended.');
      }
      return segmentationRunOf(await this.#known(tx, id));
    });
  }

  async #known(tx: WorkspaceTransaction | undefined, id: string): Promise<SegmentationRow> {
    const row = await this.runs.find(id, tx);
    if (row !== undefined) return row;
    throw new DomainFailure('not-found', 'SEGMENTATION_RUN_NOT_FOUND', 'The segmentation run was not found.');
  }
}
