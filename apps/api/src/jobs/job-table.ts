import { JOB_BACKOFF } from '@concordia/domain';
import { Inject, Injectable } from '@nestjs/common';
import { type ExpressionBuilder, sql } from 'kysely';
import { Clock } from '../common/clock.js';
import { setBackAfter } from '../common/clock-skew.js';
import { ENGINE } from '../database/database.tokens.js';
import type { Engine } from '../database/engine.js';
import { type PreparedQuery, param, prepared } from '../database/prepared.js';
import type { Tables } from '../database/tables.js';
import { isGone } from './job-owner.js';

type DueQuery = PreparedQuery<'now', { kind: string }>;

/** How often a job's process may die before the job becomes a dead letter. */
export const MOST_INTERRUPTIONS = 10;

export interface ClaimedJob {
  readonly id: string;
  readonly workspace_id: string;
  readonly kind: string;
  readonly payload: string;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly run_at: number;
}

export interface JobCounts {
  /** Due and unclaimed. */
  readonly waiting: number;
  readonly deadLetters: number;
}

/**
 * Queries of the job table. They see every workspace, since the runner serves all.
 *
 * The same claim works on both engines: SQLite has one writer, and PostgreSQL skips rows that another process is claiming.
 */
@Injectable()
export class JobTable {
  readonly #dueQueries = new Map<string, DueQuery>();

  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    private readonly clock: Clock,
  ) {}

  /** The kinds that have due jobs. Reads only. */
  async dueKinds(kinds: readonly string[]): Promise<readonly string[]> {
    if (kinds.length === 0) return [];
    const query = this.#dueQuery(kinds);
    const rows = await this.engine.all(query, query.bind('', { now: this.clock.now() }));
    const due = new Set(rows.map(({ kind }) => kind));
    return kinds.filter((kind) => due.has(kind));
  }

  /**
   * Cached per set of kinds, because it runs after every commit. One subquery serves all kinds: PostgreSQL plans each anew, which took
   * longer than looking.
   */
  #dueQuery(kinds: readonly string[]): DueQuery {
    const key = kinds.join(' ');
    const kept = this.#dueQueries.get(key);
    if (kept !== undefined) return kept;
    const listed = sql<{ column1: string }>`(values ${sql.join(kinds.map((kind) => sql`(${kind})`))})`;
    const compiled = this.engine.reader
      .selectFrom(listed.as('listed'))
      .select('listed.column1 as kind')
      // The order keeps PostgreSQL on the index. With many due jobs of one kind, it would read them all for each of the others.
      .where(
        (eb) =>
          eb
            .selectFrom('job')
            .select('job.id')
            .where('job.state', '=', 'waiting')
            .whereRef('job.kind', '=', 'listed.column1')
            .where('job.run_at', '<=', param<number>('now'))
            .orderBy('job.run_at')
            .limit(1),
        'is not',
        null,
      )
      .compile();
    const query = prepared<'now', { kind: string }>(compiled);
    this.#dueQueries.set(key, query);
    return query;
  }

  /** Claims up to `limit` due jobs of one kind, longest due first, for `leaseMs`. */
  async claim(kind: string, limit: number, owner: string, leaseMs: number): Promise<ClaimedJob[]> {
    const now = this.clock.now();
    const claimed = await this.engine.writer
      .updateTable('job')
      .set((eb) => ({
        state: 'running',
        attempts: eb('attempts', '+', 1),
        lease_owner: owner,
        lease_until: now + leaseMs,
      }))
      .where('id', 'in', (eb) => {
        return eb
          .selectFrom('job')
          .select('id')
          .where('state', '=', 'waiting')
          .where('kind', '=', kind)
          .where('run_at', '<=', now)
          .orderBy('run_at')
          .orderBy('id')
          .limit(limit)
          .forUpdate()
          .skipLocked();
      })
      .returning(['id', 'workspace_id', 'kind', 'payload', 'attempts', 'max_attempts', 'run_at'])
      .execute();
    return claimed.toSorted((one, another) => one.run_at - another.run_at || (one.id < another.id ? -1 : 1));
  }

  /** Extends a lease. @returns `false` if this process no longer holds the job. */
  async extend(id: string, owner: string, leaseMs: number): Promise<boolean> {
    const result = await this.engine.writer
      .updateTable('job')
      .set({ lease_until: this.clock.now() + leaseMs })
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .where('state', '=', 'running')
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  async finish(ids: readonly string[], owner: string): Promise<void> {
    await this.engine.writer
      .deleteFrom('job')
      .where('id', 'in', [...ids])
      .where('lease_owner', '=', owner)
      .execute();
  }

  /** Makes a job wait again. @param attempts how many have counted so far. */
  async retry(id: string, owner: string, runAt: number, attempts: number, error: string | null): Promise<void> {
    await this.engine.writer
      .updateTable('job')
      .set({ state: 'waiting', run_at: runAt, attempts, lease_owner: null, lease_until: null, last_error: error })
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .execute();
  }

  /** Makes a job a dead letter and releases its unique key. */
  async markDead(id: string, owner: string, error: string): Promise<void> {
    await this.engine.writer
      .updateTable('job')
      .set({ state: 'dead', lease_owner: null, lease_until: null, unique_key: null, last_error: error })
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .execute();
  }

  /**
   * Releases jobs whose process died with its lease expired.
   *
   * On SQLite all processes share a machine, so a dead one is detected at once. On PostgreSQL they may run in containers that cannot see each other
   * and share names, so only the lease counts.
   *
   * @param ours jobs running in this process.
   */
  async reclaim(ours: ReadonlySet<string> = new Set()): Promise<void> {
    const now = this.clock.now();
    const running = await this.engine.reader
      .selectFrom('job')
      .select(['id', 'lease_owner', 'lease_until'])
      .where('state', '=', 'running')
      .execute();
    const left = running.filter(
      ({ id, lease_owner, lease_until }) =>
        !ours.has(id) && ((lease_until ?? 0) < now || (this.engine.kind === 'sqlite' && isGone(lease_owner))),
    );
    for (const { id, lease_owner, lease_until } of left) await this.#putBack(id, lease_owner, lease_until, now);
  }

  /**
   * Does nothing if the job was taken or its lease extended meanwhile. The process may have died for any reason, so the run does not count as an
   * attempt; but a job whose process dies repeatedly is probably the cause.
   */
  async #putBack(id: string, owner: string | null, leaseUntil: number | null, now: number): Promise<void> {
    const isLast = sql<boolean>`interruptions + 1 >= ${MOST_INTERRUPTIONS}`;
    await this.engine.writer
      .updateTable('job')
      .set((eb) => ({
        state: eb.case().when(isLast).then('dead').else('waiting').end(),
        unique_key: eb.case().when(isLast).then(null).else(eb.ref('unique_key')).end(),
        attempts: eb('attempts', '-', 1),
        interruptions: eb('interruptions', '+', 1),
        last_error: 'The process that ran this job stopped unexpectedly.',
        lease_owner: null,
        lease_until: null,
        run_at: now,
      }))
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('lease_owner', 'is not distinct from', owner)
      .where('lease_until', 'is not distinct from', leaseUntil)
      .execute();
  }

  /** Releases jobs scheduled before the clock was set back: those that were due soon, and retries. Jobs scheduled for a later time keep it. */
  async releaseAfterClockChange(): Promise<void> {
    const now = this.clock.now();
    const isAstray = (eb: ExpressionBuilder<Tables, 'job'>) =>
      eb.and([
        eb('state', '=', 'waiting'),
        eb.or([
          eb.and([
            eb('created_at', '>', setBackAfter(now)),
            eb('run_at', '<=', eb('created_at', '+', JOB_BACKOFF.maxMs)),
          ]),
          eb.and([eb('attempts', '>', 0), eb('run_at', '>', setBackAfter(now) + JOB_BACKOFF.maxMs)]),
        ]),
      ]);
    const some = await this.engine.reader.selectFrom('job').select('id').where(isAstray).limit(1).executeTakeFirst();
    if (some === undefined) return;
    await this.engine.writer.updateTable('job').set({ run_at: now, created_at: now }).where(isAstray).execute();
  }

  async forgetDead(keptMs: number): Promise<void> {
    const before = this.clock.now() - keptMs;
    const old = await this.engine.reader
      .selectFrom('job')
      .select('id')
      .where('state', '=', 'dead')
      .where('run_at', '<', before)
      .limit(1)
      .executeTakeFirst();
    if (old === undefined) return;
    await this.engine.writer.deleteFrom('job').where('state', '=', 'dead').where('run_at', '<', before).execute();
  }

  async counts(): Promise<JobCounts> {
    const count = async (state: string, dueBy: number): Promise<number> => {
      const { n } = await this.engine.reader
        .selectFrom('job')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('state', '=', state)
        .where('run_at', '<=', dueBy)
        .executeTakeFirstOrThrow();
      return Number(n);
    };
    const now = this.clock.now();
    return { waiting: await count('waiting', now), deadLetters: await count('dead', Number.MAX_SAFE_INTEGER) };
  }
}
