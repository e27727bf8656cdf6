import { DAY, retryDelay } from '@concordia/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Commits } from '../database/commits.js';
import { runAs } from '../database/request-context.js';
import { PermanentFailure, type RegisteredHandler } from './job-handler.js';
import { jobOwner } from './job-owner.js';
import { JobRegistry } from './job-registry.js';
import { JobSchedules } from './job-schedules.js';
import { type ClaimedJob, JobTable } from './job-table.js';

/** How long a job is ours without another word, in ms. Jobs of a process that died wait this long, unless it is known to be dead. */
export const LEASE_MS = 30_000;

/** How often a lease is lengthened, in ms: two may fail before the job is lost. */
const HEARTBEAT_MS = LEASE_MS / 3;

/** How long dead letters are kept, in ms. */
const KEPT_DEAD_MS = 30 * DAY;

/** How much of an error is kept with the job, in characters. */
const KEPT_ERROR = 500;

class Stopping extends Error {
  override readonly name = 'Stopping';
}

/**
 * Does the jobs. `runDue` takes what is due and starts it; the JobLoop calls it again and again.
 *
 * A job belongs to this process for the length of its lease, which a heartbeat lengthens while it runs. When the process dies the
 * lease runs out, or on one machine the process is seen to be gone, and another takes the job up.
 */
@Injectable()
export class JobRunner {
  readonly #owner = jobOwner();
  readonly #logger = new Logger('Jobs');
  readonly #running = new Map<string, { kind: string; stop: AbortController; done: Promise<void> }>();
  #stopping = false;

  constructor(
    private readonly table: JobTable,
    private readonly registry: JobRegistry,
    private readonly schedules: JobSchedules,
    private readonly clock: Clock,
    private readonly commits: Commits,
  ) {}

  /** Enqueues recurring work whose turn has come, takes up what dead processes left, and forgets old dead letters. */
  async tidy(): Promise<void> {
    await this.table.reclaim();
    await this.table.forgetDead(KEPT_DEAD_MS);
    await this.schedules.enqueueDue();
  }

  /** Takes as many due jobs as there is room for and starts them. @returns how many. */
  async runDue(): Promise<number> {
    const roomy = this.registry.all().filter((handler) => this.#room(handler) > 0);
    if (this.#stopping || !(await this.table.hasDue(roomy.map(({ kind }) => kind)))) return 0;
    let started = 0;
    for (const handler of roomy) {
      const jobs = await this.table.claim(handler.kind, this.#room(handler), this.#owner, LEASE_MS);
      for (const job of jobs) this.#start(handler, job);
      started += jobs.length;
    }
    return started;
  }

  /** Resolves when no job of this process is running. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  /** Asks the running jobs to stop and waits for them, at most `graceMs`; what is still running then is left to its lease. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    for (const { stop } of this.#running.values()) stop.abort(new Stopping('The process is stopping.'));
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, graceMs);
    });
    await Promise.race([this.idle(), grace]);
    clearTimeout(timer);
  }

  #room(handler: RegisteredHandler): number {
    let taken = 0;
    for (const { kind } of this.#running.values()) if (kind === handler.kind) taken += 1;
    return handler.concurrency - taken;
  }

  #start(handler: RegisteredHandler, job: ClaimedJob): void {
    const stop = new AbortController();
    const heartbeat = setInterval(() => void this.#beat(job, stop), HEARTBEAT_MS);
    heartbeat.unref();
    const done = this.#attempt(handler, job, stop.signal)
      .catch((error: unknown) =>
        this.#logger.error(`Job ${job.id} (${job.kind}) could not be settled: ${describe(error)}`),
      )
      .finally(() => {
        clearInterval(heartbeat);
        this.#running.delete(job.id);
        // There is room for the next one.
        this.commits.announce();
      });
    this.#running.set(job.id, { kind: job.kind, stop, done });
  }

  async #beat(job: ClaimedJob, stop: AbortController): Promise<void> {
    try {
      if (await this.table.extend(job.id, this.#owner, LEASE_MS)) return;
      stop.abort(new Stopping('Another process has taken the job.'));
    } catch (error) {
      this.#logger.warn(`The lease of job ${job.id} could not be lengthened: ${describe(error)}`);
    }
  }

  async #attempt(handler: RegisteredHandler, job: ClaimedJob, signal: AbortSignal): Promise<void> {
    try {
      const payload: unknown = JSON.parse(job.payload);
      const run = { id: job.id, payload, attempt: job.attempts, signal };
      await runAs({ kind: 'system', workspaceId: job.workspace_id }, () => handler.handle(run));
      await this.table.finish(job.id, this.#owner);
    } catch (error) {
      await this.#settleFailure(job, error, signal);
    }
  }

  async #settleFailure(job: ClaimedJob, error: unknown, signal: AbortSignal): Promise<void> {
    const reason = describe(error);
    if (signal.aborted && error === signal.reason) {
      // It was asked to stop and did; that is no failure of the job.
      return this.table.retry(job.id, this.#owner, this.clock.now(), job.attempts - 1, null);
    }
    if (error instanceof PermanentFailure || job.attempts >= job.max_attempts) {
      this.#logger.error(`Job ${job.id} (${job.kind}) is a dead letter after ${job.attempts} attempts: ${reason}`);
      return this.table.bury(job.id, this.#owner, reason);
    }
    const delay = retryDelay(job.attempts, Math.random());
    this.#logger.warn(`Job ${job.id} (${job.kind}) failed and is tried again in ${delay} ms: ${reason}`);
    return this.table.retry(job.id, this.#owner, this.clock.now() + delay, job.attempts, reason);
  }
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, KEPT_ERROR);
}
