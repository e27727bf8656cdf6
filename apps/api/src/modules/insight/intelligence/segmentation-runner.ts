import { setImmediate } from 'node:timers/promises';
import { DAY } from '@concordia/domain';
import { cutoffsOf, dayNumber, factsOf } from '@concordia/domain/customers';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { ChangeLog } from '../../../database/change-log.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { FactsRepository } from './facts.repository.js';
import { IntentsRepository } from './intents.repository.js';
import { OutcomesService } from './outcomes.service.js';
import type { ScoreRow } from './score-row.js';
import { ScoresRepository } from './scores.repository.js';
import { SegmentationRepository, type SegmentationRow } from './segmentation.repository.js';
import { type Found, type OpenSegmentationThread, SegmentationThread } from './segmentation-thread.js';

/** Rows per statement and per transaction. */
const BATCH = 500;

/** Progress at the end of gathering and of fitting, as shares of the run. */
const GATHERED = 0.6;
const FITTED = 0.8;

const TOLD_EVERY = 10_000;

class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** Runs the segmentation. An interrupted run starts over: it has only written scores, which are written again. */
@Injectable()
export class SegmentationRunner {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: SegmentationRepository,
    private readonly scores: ScoresRepository,
    private readonly facts: FactsRepository,
    private readonly intents: IntentsRepository,
    private readonly outcomes: OutcomesService,
    private readonly thread: SegmentationThread,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  async run(id: string, signal: AbortSignal): Promise<void> {
    const row = await this.runs.find(id);
    if (row === undefined) return;
    const started_at = row.started_at ?? this.clock.now();
    if (!(await this.#note(id, ['queued', 'running'], { state: 'running', stage: 'gathering', started_at }))) return;
    try {
      await this.outcomes.settle();
      await this.#segment(id, signal);
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
    }
  }

  async fail(id: string, failure: string): Promise<void> {
    await this.#note(id, ['queued', 'running'], { state: 'failed', failure, finished_at: this.clock.now() });
  }

  async #segment(id: string, signal: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const cutoffs = cutoffsOf(dayNumber(now));
    const untils = [now, ...cutoffs.map((cutoff) => (cutoff + 1) * DAY - 1)];
    await using thread = this.thread.open(signal);
    const customers = await this.#gather(id, untils, thread, signal);
    await this.#progress(id, { stage: 'fitting', progress: GATHERED, customers });
    const messages = await this.intents.past();
    const purchases = await this.intents.purchases(messages, now);
    const found = await thread.compute({ cutoffs, messages, purchases, now });
    await this.#progress(id, { stage: 'storing', progress: FITTED });
    await this.#store(id, found, thread, signal);
  }

  /** Sends all customers to the thread, as of each point in time. @returns the current number of customers. */
  async #gather(
    id: string,
    untils: readonly number[],
    thread: OpenSegmentationThread,
    signal: AbortSignal,
  ): Promise<number> {
    const contacts = Math.max(1, await this.facts.count());
    let now = 0;
    for (const [look, until] of untils.entries()) {
      let done = 0;
      for await (const slice of this.facts.gather(until)) {
        signal.throwIfAborted();
        const customers = slice.flatMap((gathered) => factsOf(gathered, until) ?? []);
        thread.add(look, customers);
        if (look === 0) now += customers.length;
        // Report progress sparingly: each report is a write.
        if (shouldNotify(done, slice.length)) {
          const share = look + Math.min(1, (done + slice.length) / contacts);
          await this.#progress(id, { progress: (GATHERED * share) / untils.length });
        }
        done += slice.length;
        // Let requests run between slices.
        await setImmediate();
      }
    }
    return now;
  }

  async #store(
    id: string,
    { result, learned, scores }: Found,
    thread: OpenSegmentationThread,
    signal: AbortSignal,
  ): Promise<void> {
    const version = ((await this.runs.latest())?.version ?? 0) + 1;
    for (let start = 0; start < scores; start += BATCH) {
      signal.throwIfAborted();
      const rows = await thread.rows(start, BATCH);
      await this.db.write((tx) => this.#putScores(tx, rows, version));
      const progress = FITTED + ((1 - FITTED) * start) / scores;
      await this.db.write(async (tx) => {
        await this.runs.change(tx, id, ['running'], { progress });
        this.changes.silence(tx);
      });
    }
    const finished_at = this.clock.now();
    await this.db.write(async (tx) => {
      const done = {
        state: 'done',
        stage: null,
        progress: 1,
        version,
        customers: result.customers,
        result: JSON.stringify({ ...result, learned }),
        finished_at,
      } as const;
      if (!(await this.runs.change(tx, id, ['running'], done))) return;
      await this.scores.removeOlder(tx, version);
    });
  }

  /** Replaces the previous run's scores of contacts that still exist. */
  async #putScores(tx: WorkspaceTransaction, rows: readonly ScoreRow[], version: number): Promise<void> {
    const known = await this.scores.present(
      tx,
      rows.map(({ contact_id }) => contact_id),
    );
    const kept = rows.filter(({ contact_id }) => known.has(contact_id));
    if (kept.length === 0) return;
    await this.scores.removeOf(tx, known);
    await this.scores.insert(
      tx,
      kept.map((row) => ({ ...row, version })),
    );
  }

  /** @throws Cancelled if the run is no longer running. */
  async #progress(id: string, values: Parameters<SegmentationRepository['change']>[3]): Promise<void> {
    if (!(await this.#note(id, ['running'], values))) throw new Cancelled();
  }

  /** @returns `false` if the run was in another state. */
  #note(
    id: string,
    from: readonly SegmentationRow['state'][],
    values: Parameters<SegmentationRepository['change']>[3],
  ): Promise<boolean> {
    return this.db.write((tx) => this.runs.change(tx, id, from, values));
  }
}

/** Once per ten thousand contacts, and for the first slice. */
const shouldNotify = (done: number, more: number): boolean =>
  done === 0 || Math.floor((done + more) / TOLD_EVERY) > Math.floor(done / TOLD_EVERY);
