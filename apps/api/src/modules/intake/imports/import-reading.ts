import { advanceRate, type ProgressRate } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ArchiveReader } from './archive-reader.js';
import { announcements, type Progress } from './import-steps.js';
import { ImportsRepository, type RunRow } from './imports.repository.js';
import type { Archive } from './reading/archive.js';
import { checkpointOf } from './run-checkpoint.js';
import { BatchWriter } from './writing/batch-writer.js';

/** The second step of an import: writes the archive's messages batch by batch. */
@Injectable()
export class ImportReading {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: ImportsRepository,
    private readonly archives: ArchiveReader,
    private readonly writer: BatchWriter,
    private readonly clock: Clock,
  ) {}

  async run(run: RunRow, archive: Archive, signal: AbortSignal, onProgress: Progress): Promise<void> {
    let before = checkpointOf(run);
    let rate: ProgressRate | null = advanceRate(null, { at: this.clock.now(), ...before });
    const isAnnounced = announcements(Number.NEGATIVE_INFINITY);
    for await (const batch of this.archives.batches(run, archive, before, signal)) {
      signal.throwIfAborted();
      const now = this.clock.now();
      rate = advanceRate(rate, { at: now, ...batch.checkpoint });
      const job = { importId: run.id, batch, before, progress: rate, announce: isAnnounced(now) };
      if (!(await this.writer.write(job))) return;
      before = batch.checkpoint;
      await onProgress();
      await yieldToEventLoop();
    }
    await this.db.write(async (tx) => {
      if (!(await this.runs.isAt(tx, run.id, before))) return;
      await this.runs.change(tx, run.id, ['reading'], { state: 'sorting', position_bytes: archive.sizeBytes });
      await this.runs.advanceSorting(tx, run.id, null);
    });
  }
}
