import type { DailyTime } from '@concordia/domain';
import type { z } from 'zod';

export interface JobRun<Payload> {
  readonly id: string;
  readonly payload: Payload;
  /** From 1. */
  readonly attempt: number;
  /**
   * Aborted when the process stops or another process takes over the job. Long handlers check it, save their progress and throw its reason; the job
   * then waits again, and the attempt does not count.
   */
  readonly signal: AbortSignal;
}

/** Handles one kind of job. Handlers register with the JobRegistry when their module starts. */
export interface JobHandler<Payload> {
  readonly kind: string;
  /** A payload that fails validation becomes a dead letter at once. */
  readonly schema: z.ZodType<Payload>;
  /** Maximum parallel jobs of this kind per process. */
  readonly concurrency: number;
  /** Attempts before the job becomes a dead letter. */
  readonly maxAttempts: number;
  /** Runs in the job's workspace. Throw to retry later, or throw a PermanentFailure not to. */
  readonly handle: (run: JobRun<Payload>) => Promise<void>;
  /** For many small jobs: takes, commits and finishes them as a batch. */
  readonly together?: BatchHandler<Payload>;
  /** For recurring jobs: the interval, in ms, aligned to the epoch. Missed runs are skipped. */
  readonly everyMs?: number;
  /** For recurring jobs at a time of day in the workspace. Called when a run is scheduled; whoever changes the time must call JobSchedules.forget. */
  readonly dailyAt?: () => Promise<DailyTime>;
}

/** Handles several jobs of one workspace as a batch, longest due first. */
export interface BatchHandler<Payload> {
  /** Maximum batch size; a batch counts as one of the handler's `concurrency`. */
  readonly most: number;
  /** Completes all jobs, or throws and completes none; each is then handled separately. */
  readonly handle: (runs: readonly JobRun<Payload>[]) => Promise<void>;
}

/** A failure that a retry would not fix. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

export type Recurrence =
  | { readonly kind: 'interval'; readonly ms: number }
  | { readonly kind: 'daily'; readonly at: () => Promise<DailyTime> };

/** A handler with its payload type erased. */
export interface RegisteredHandler {
  readonly kind: string;
  readonly concurrency: number;
  readonly maxAttempts: number;
  readonly recurs: Recurrence | null;
  readonly handle: (run: JobRun<unknown>) => Promise<void>;
  readonly together: BatchHandler<unknown> | null;
}
