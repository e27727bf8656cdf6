import { DAY, retryDelay } from '@concordia/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { outageOf } from '../common/outage.js';
import { untilStorageAnswers } from '../common/until-storage-answers.js';
import { yieldToEventLoop } from '../common/yield-to-event-loop.js';
import { Commits } from '../database/commits.js';
import { runAs } from '../database/request-context.js';
import { type BatchHandler, type JobRun, PermanentFailure, type RegisteredHandler } from './job-handler.js';
import { jobOwner } from './job-owner.js';
import { JobRegistry } from './job-registry.js';
import { JobSchedules } from './job-schedules.js';
import { type ClaimedJob, JobTable } from './job-table.js';

/** Lease duration, in ms. Jobs of a dead process wait this long, unless the process is known to be dead. */
export const LEASE_MS = 30_000;

/** Lease renewal interval, in ms: two renewals may fail before the job is lost. */
const HEARTBEAT_MS = LEASE_MS / 3;

/** Retention of dead letters, in ms. */
const KEPT_DEAD_MS = 30 * DAY;

/** Maximum stored error length, in characters. */
const KEPT_ERROR = 500;

class Stopping extends Error {
  override readonly name = 'Stopping';
}

/**
 * Runs jobs. `runDue` claims and starts due jobs; the JobLoop calls it repeatedly.
 *
 * A job belongs to this process for its lease, which a heartbeat extends while the job runs. If the process dies, the lease expires, or a process on
 * the same machine notices, and another process takes over.
 */
@Injectable()
export class JobRunner {
  readonly #owner = jobOwner();
  readonly #logger = new Logger('Jobs');
  readonly #running = new Map<string, { kind: string; jobs: Portion; stop: AbortController; done: Promise<void> }>();
  readonly #ending = new AbortController();
  #lastLook: Promise<unknown> = Promise.resolve();
  /** The last clock reading; whether the clock was set back before startup is unknown. */
  #seenClock = Number.POSITIVE_INFINITY;

  constructor(
    private readonly table: JobTable,
    private readonly registry: JobRegistry,
    private readonly schedules: JobSchedules,
    private readonly clock: Clock,
    private readonly commits: Commits,
  ) {}

  /** Enqueues due recurring jobs, reclaims jobs of dead processes, and deletes old dead letters. */
  async tidy(): Promise<void> {
    await this.table.reclaim(this.#runningIds());
    await this.#followClock();
    await this.table.forgetDead(KEPT_DEAD_MS);
    await this.schedules.enqueueDue();
  }

  /** Releases jobs scheduled before the clock was set back: once at startup, and after each change. */
  async #followClock(): Promise<void> {
    const now = this.clock.now();
    if (now < this.#seenClock) await this.table.releaseAfterClockChange();
    this.#seenClock = now;
  }

  /**
   * Claims and starts as many due jobs as there are free slots. Calls run one after another, as two would fill the same slots. @returns their number.
   */
  runDue(): Promise<number> {
    const look = this.#lastLook.then(() => this.#takeDue());
    this.#lastLook = look.catch(() => undefined);
    return look;
  }

  async #takeDue(): Promise<number> {
    const roomy = this.registry.all().filter((handler) => this.#room(handler) > 0);
    if (this.#ending.signal.aborted) return 0;
    const due = await this.table.dueKinds(roomy.map(({ kind }) => kind));
    let started = 0;
    for (const handler of roomy) {
      if (!due.includes(handler.kind)) continue;
      await yieldToEventLoop();
      const most = handler.together?.most ?? 1;
      const jobs = await this.table.claim(handler.kind, this.#room(handler) * most, this.#owner, LEASE_MS);
      for (const some of portions(jobs, most)) this.#start(handler, some);
      started += jobs.length;
    }
    return started;
  }

  get isBusy(): boolean {
    return this.#running.size > 0;
  }

  /** Resolves when no job of this process runs or is about to start. */
  async idle(): Promise<void> {
    await this.#lastLook;
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  /** Asks running jobs to stop and waits up to `graceMs`; the rest is left to their leases. */
  async stop(graceMs: number): Promise<void> {
    this.#ending.abort(stopping());
    for (const { stop } of this.#running.values()) stop.abort(stopping());
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, graceMs);
    });
    await Promise.race([this.idle(), grace]);
    clearTimeout(timer);
  }

  /** Jobs running in this process, even if their lease looks expired: the clock may have been set forward, or the machine slept. */
  #runningIds(): ReadonlySet<string> {
    return new Set([...this.#running.values()].flatMap(({ jobs }) => jobs.map(({ id }) => id)));
  }

  #room(handler: RegisteredHandler): number {
    let taken = 0;
    for (const { kind } of this.#running.values()) if (kind === handler.kind) taken += 1;
    return handler.concurrency - taken;
  }

  #start(handler: RegisteredHandler, jobs: Portion): void {
    const stop = new AbortController();
    // Claimed while the process was asked to stop.
    if (this.#ending.signal.aborted) stop.abort(stopping());
    const heartbeat = setInterval(() => void this.#beat(jobs, stop), HEARTBEAT_MS);
    heartbeat.unref();
    const [{ id }] = jobs;
    const done = this.#do(handler, jobs, stop.signal)
      .catch((error: unknown) =>
        this.#logger.error(`The outcome of job ${id} (${handler.kind}) could not be recorded: ${describe(error)}`),
      )
      .finally(() => {
        clearInterval(heartbeat);
        this.#running.delete(id);
        // A slot is free.
        this.commits.announce();
      });
    this.#running.set(id, { kind: handler.kind, jobs, stop, done });
  }

  async #beat(jobs: Portion, stop: AbortController): Promise<void> {
    try {
      for (const { id } of jobs) {
        if (await this.table.extend(id, this.#owner, LEASE_MS)) continue;
        // In a batch, jobs already finished have no lease either.
        if (jobs.length === 1) return stop.abort(new Stopping('Another process has taken over the job.'));
      }
    } catch (error) {
      this.#logger.warn(`The lease of job ${jobs[0].id} could not be extended: ${describe(error)}`);
    }
  }

  async #do(handler: RegisteredHandler, jobs: Portion, signal: AbortSignal): Promise<void> {
    for (const ours of Map.groupBy(jobs, ({ workspace_id }) => workspace_id).values()) {
      const [first, ...others] = ours;
      if (first === undefined) continue;
      const isDone =
        others.length > 0 &&
        handler.together !== null &&
        (await this.#together(handler.together, [first, ...others], signal));
      if (isDone) continue;
      for (const job of ours) await this.#attempt(handler, job, signal);
    }
  }

  /** @returns whether all were done; otherwise none was. */
  async #together({ handle }: BatchHandler<unknown>, jobs: Portion, signal: AbortSignal): Promise<boolean> {
    try {
      const runs = jobs.map((job) => runOf(job, signal));
      await runAs({ kind: 'system', workspaceId: jobs[0].workspace_id }, () => handle(runs));
    } catch (error) {
      this.#logger.warn(
        `${jobs.length} jobs (${jobs[0].kind}) failed as a batch and will run one by one: ${describe(error)}`,
      );
      return false;
    }
    const ids = jobs.map(({ id }) => id);
    await this.#settle(() => this.table.finish(ids, this.#owner));
    return true;
  }

  async #attempt(handler: RegisteredHandler, job: ClaimedJob, signal: AbortSignal): Promise<void> {
    await this.#settle(await this.#outcome(handler, job, signal));
  }

  /** Handles a job. @returns a function that records the outcome. */
  async #outcome(handler: RegisteredHandler, job: ClaimedJob, signal: AbortSignal): Promise<() => Promise<void>> {
    try {
      signal.throwIfAborted();
      await runAs({ kind: 'system', workspaceId: job.workspace_id }, () => handler.handle(runOf(job, signal)));
      return () => this.table.finish([job.id], this.#owner);
    } catch (error) {
      return this.#afterFailure(job, error, signal);
    }
  }

  /** Waits for an unavailable database: the job is done and must not run again for lack of a record. */
  #settle(write: () => Promise<void>): Promise<void> {
    return untilStorageAnswers(write, this.#ending.signal);
  }

  #afterFailure(job: ClaimedJob, error: unknown, signal: AbortSignal): () => Promise<void> {
    const reason = describe(error);
    if (signal.aborted && error === signal.reason) {
      // It stopped on request, which is no failure of the job.
      return () => this.table.retry(job.id, this.#owner, this.clock.now(), job.attempts - 1, null);
    }
    const outage = outageOf(error);
    if (outage !== null) {
      this.#logger.warn(`Job ${job.id} (${job.kind}) hit an outage (${outage.code}) and will run again: ${reason}`);
      const again = this.clock.now() + outage.retryAfterMs;
      return () => this.table.retry(job.id, this.#owner, again, job.attempts - 1, reason);
    }
    if (error instanceof PermanentFailure || job.attempts >= job.max_attempts) {
      this.#logger.error(`Job ${job.id} (${job.kind}) became a dead letter after ${job.attempts} attempts: ${reason}`);
      return () => this.table.markDead(job.id, this.#owner, reason);
    }
    const delay = retryDelay(job.attempts, Math.random());
    this.#logger.warn(`Job ${job.id} (${job.kind}) failed and will be retried in ${delay} ms: ${reason}`);
    const next = this.clock.now() + delay;
    return () => this.table.retry(job.id, this.#owner, next, job.attempts, reason);
  }
}

const stopping = () => new Stopping('The process is stopping.');

type Portion = readonly [ClaimedJob, ...ClaimedJob[]];

function portions(jobs: readonly ClaimedJob[], most: number): Portion[] {
  const all: Portion[] = [];
  for (let at = 0; at < jobs.length; at += most) {
    const [first, ...others] = jobs.slice(at, at + most);
    if (first !== undefined) all.push([first, ...others]);
  }
  return all;
}

function runOf(job: ClaimedJob, signal: AbortSignal): JobRun<unknown> {
  const payload: unknown = JSON.parse(job.payload);
  return { id: job.id, payload, attempt: job.attempts, signal };
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, KEPT_ERROR);
}
