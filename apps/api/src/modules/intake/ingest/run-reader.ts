import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { ChangeLog } from '../../../database/change-log.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { CounterTally } from '../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { SelectorUpkeep } from '../../insight/selectors/selector-upkeep.js';
import { UploadFolder } from '../imports/upload-folder.js';
import { EventArrivals } from './event-arrivals.js';
import { type LineBatch, lineBatches } from './event-lines.js';
import { IngestRepository, type RunRow } from './ingest.repository.js';
import { readEvent } from './read-event.js';

/** Longest delay before clients see new progress, in ms. */
const ANNOUNCE_EVERY = 1_000;

/** Reads event files, resuming where the last attempt stopped. */
@Injectable()
export class RunReader {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: IngestRepository,
    private readonly uploads: UploadFolder,
    private readonly arrivals: EventArrivals,
    private readonly upkeep: SelectorUpkeep,
    private readonly counters: StatCounters,
    private readonly changes: ChangeLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws the signal's reason if aborted; the file can then be resumed. */
  async run(runId: string, signal: AbortSignal): Promise<void> {
    const run = await this.#begin(runId);
    if (run !== null) await this.#read(run, signal);
    const { state } = await this.runs.get(runId);
    if (state === 'finished' || state === 'cancelled') await this.uploads.remove(runId);
  }

  async fail(runId: string, reason: string): Promise<void> {
    await this.#end(runId, { state: 'failed', failure: reason });
    await this.uploads.remove(runId);
  }

  async #begin(runId: string): Promise<RunRow | null> {
    const isOurs = await this.db.write((tx) =>
      this.runs.change(tx, runId, ['queued', 'running'], { state: 'running' }),
    );
    return isOurs ? this.runs.get(runId) : null;
  }

  async #read(run: RunRow, signal: AbortSignal): Promise<void> {
    let before = run.bytes_read;
    let announcedAt = Number.NEGATIVE_INFINITY;
    const from = { bytesRead: before, linesRead: run.lines };
    for await (const batch of lineBatches(this.uploads.pathOf(run.id), from, signal)) {
      signal.throwIfAborted();
      const announce = this.clock.now() - announcedAt >= ANNOUNCE_EVERY;
      if (announce) announcedAt = this.clock.now();
      const stood = before;
      if (!(await this.db.write((tx) => this.#store(tx, run.id, batch, stood, announce)))) return;
      before = batch.bytesRead;
      await yieldToEventLoop();
    }
    await this.#end(run.id, { state: 'finished', failure: null });
  }

  /** Stores a batch and its position in one transaction, so that after a crash no line is read twice or skipped. */
  async #store(
    tx: WorkspaceTransaction,
    runId: string,
    { lines, bytesRead, linesRead }: LineBatch,
    before: number,
    announce: boolean,
  ): Promise<boolean> {
    if (!(await this.runs.isAt(tx, runId, before))) return false;
    const own = await this.runs.ownAddresses(tx);
    const counts = { processed: 0, duplicates: 0, invalid: 0 };
    const problems = [];
    for (const line of lines) {
      const read = readEvent(line, this.clock.now());
      if (read.kind === 'empty') continue;
      if (read.kind === 'event') {
        const outcome = await this.arrivals.take(tx, read.event, own);
        counts[outcome === 'processed' ? 'processed' : 'duplicates'] += 1;
        continue;
      }
      counts.invalid += 1;
      const about = { ingest_run_id: runId, line: line.number };
      problems.push(...read.problems.map((problem) => ({ id: this.ids.next(), ...about, ...problem })));
    }
    await this.runs.advance(tx, runId, { bytesRead, lines: linesRead, ...counts });
    await this.runs.addProblems(tx, runId, problems);
    await this.counters.apply(tx, new CounterTally().ingested(counts));
    await this.upkeep.ask(tx);
    if (!announce) this.changes.silence(tx);
    return true;
  }

  async #end(runId: string, values: { state: 'finished' | 'failed'; failure: string | null }): Promise<void> {
    await this.db.write(async (tx) => {
      await this.runs.change(tx, runId, ['queued', 'running'], { ...values, finished_at: this.clock.now() });
      this.changes.mention(tx, ['messages', 'stats', 'contacts']);
    });
  }
}
