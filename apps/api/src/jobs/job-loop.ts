import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Commits } from '../database/commits.js';
import { JobRunner } from './job-runner.js';

/** Poll interval for jobs that another process enqueued or that became due, in ms. */
const POLL_MS = 500;

/** Interval for checking schedules and leases, in ms. */
const TIDY_MS = 5_000;

/** How long running jobs may take to stop, in ms. */
const GRACE_MS = 10_000;

/** Runs the JobRunner from application start to shutdown. */
@Injectable()
export class JobLoop implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Jobs');
  #timer: NodeJS.Timeout | undefined;
  #stopListening: (() => void) | undefined;
  #turn: Promise<void> | null = null;
  #again = false;
  #tidiedAt = Number.NEGATIVE_INFINITY;
  #stopped = false;

  constructor(
    private readonly runner: JobRunner,
    private readonly commits: Commits,
  ) {}

  onApplicationBootstrap(): void {
    this.#stopListening = this.commits.onCommit(() => this.#wake());
    this.#timer = setInterval(() => this.#wake(), POLL_MS);
    this.#timer.unref();
    this.#wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    this.#stopListening?.();
    await this.#turn;
    await this.runner.stop(GRACE_MS);
  }

  /** Runs a turn, or another one after the current turn. */
  #wake(): void {
    if (this.#stopped) return;
    if (this.#turn !== null) {
      this.#again = true;
      return;
    }
    this.#turn = this.#takeTurns().finally(() => {
      this.#turn = null;
      if (this.#again) {
        this.#again = false;
        this.#wake();
      }
    });
  }

  async #takeTurns(): Promise<void> {
    try {
      if (performance.now() - this.#tidiedAt > TIDY_MS) {
        this.#tidiedAt = performance.now();
        await this.runner.tidy();
      }
      await this.runner.runDue();
    } catch (error) {
      this.#logger.warn(`Checking for jobs failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
