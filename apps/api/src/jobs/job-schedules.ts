import { HOUR, nextDaily } from '@concordia/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { setBackAfter } from '../common/clock-skew.js';
import { ENGINE } from '../database/database.tokens.js';
import type { Engine } from '../database/engine.js';
import { runAs } from '../database/request-context.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../database/workspace-database.js';
import { Workspaces } from '../database/workspaces.js';
import type { Recurrence } from './job-handler.js';
import { JobQueue } from './job-queue.js';
import { JobRegistry } from './job-registry.js';

/** A day lasts 25 hours when daylight saving time ends. */
const LONGEST_DAY = 25 * HOUR;

interface RecurringKind {
  readonly kind: string;
  readonly recurs: Recurrence;
}

/** Enqueues recurring jobs when due, once across all processes. */
@Injectable()
export class JobSchedules {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    private readonly db: WorkspaceDatabase,
    private readonly workspaces: Workspaces,
    private readonly queue: JobQueue,
    private readonly registry: JobRegistry,
    private readonly clock: Clock,
  ) {}

  async enqueueDue(): Promise<void> {
    const recurring = this.registry.all().flatMap(({ kind, recurs }) => (recurs === null ? [] : [{ kind, recurs }]));
    if (recurring.length === 0) return;
    const known = await this.#knownTurns();
    for (const workspaceId of await this.workspaces.list()) {
      const fresh: RecurringKind[] = [];
      for (const each of recurring) {
        const turn = known.get(`${workspaceId} ${each.kind}`);
        if (turn === undefined) fresh.push(each);
        else if (!this.#isAhead(turn, each.recurs)) {
          await runAs({ kind: 'system', workspaceId }, () => this.#take(each, turn));
        }
      }
      if (fresh.length > 0) await runAs({ kind: 'system', workspaceId }, () => this.#begin(fresh));
    }
  }

  /** Whether a run is still ahead. A run further ahead than possible predates a clock change and is due at once. */
  #isAhead(turn: number, recurs: Recurrence): boolean {
    const now = this.clock.now();
    const furthest = setBackAfter(now) + (recurs.kind === 'interval' ? recurs.ms : LONGEST_DAY);
    return turn > now && turn <= furthest;
  }

  /** Reschedules a recurring job of the workspace after this transaction changed its time of day. */
  async forget(tx: WorkspaceTransaction, kind: string): Promise<void> {
    await tx.deleteFrom('job_schedule').where('kind', '=', kind).execute();
  }

  /** Reschedules all daily jobs after the workspace's time zone changed. */
  async forgetDaily(tx: WorkspaceTransaction): Promise<void> {
    for (const { kind, recurs } of this.registry.all()) if (recurs?.kind === 'daily') await this.forget(tx, kind);
  }

  async #knownTurns(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.engine.reader.selectFrom('job_schedule').selectAll().execute();
    return new Map(rows.map((row) => [`${row.workspace_id} ${row.kind}`, row.next_run_at]));
  }

  /** Begins new schedules with their next run, all at once: a new workspace has dozens. */
  async #begin(fresh: readonly RecurringKind[]): Promise<void> {
    const rows: { kind: string; next_run_at: number }[] = [];
    for (const { kind, recurs } of fresh) rows.push({ kind, next_run_at: await this.#nextTurn(recurs) });
    await this.db.write((tx) =>
      tx
        .insertInto('job_schedule')
        .values(rows)
        .onConflict((oc) => oc.column('kind').doNothing())
        .execute(),
    );
  }

  /** The process that advances the schedule enqueues the job; a second one finds it advanced. */
  async #take({ kind, recurs }: RecurringKind, turn: number): Promise<void> {
    const next = await this.#nextTurn(recurs);
    await this.db.write(async (tx) => {
      const moved = await tx
        .updateTable('job_schedule')
        .set({ next_run_at: next })
        .where('kind', '=', kind)
        .where('next_run_at', '=', turn)
        .executeTakeFirst();
      if (moved.numUpdatedRows > 0n) await this.queue.enqueue(tx, { kind, payload: {}, uniqueKey: 'schedule' });
    });
  }

  async #nextTurn(recurs: Recurrence): Promise<number> {
    const now = this.clock.now();
    if (recurs.kind === 'daily') return nextDaily(now, await recurs.at());
    return (Math.floor(now / recurs.ms) + 1) * recurs.ms;
  }
}
