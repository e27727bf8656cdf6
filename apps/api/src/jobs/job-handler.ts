import type { DailyTime } from '@concordia/domain';
import type { z } from 'zod';

/** One attempt at a job. */
export interface JobRun<Payload> {
  readonly id: string;
  readonly payload: Payload;
  /** 1 at the first attempt. */
  readonly attempt: number;
  /**
   * Aborted when the process stops or another one has taken the job over. Long handlers look at it, put down how far they came, and throw
   * its reason; the job is then waiting again, and the attempt is not counted.
   */
  readonly signal: AbortSignal;
}

/** How one kind of job is done. Handlers register themselves with the JobRegistry when their module starts. */
export interface JobHandler<Payload> {
  readonly kind: string;
  /** What a payload must look like; one that does not is a dead letter at once. */
  readonly schema: z.ZodType<Payload>;
  /** How many of this kind one process runs at a time. */
  readonly concurrency: number;
  /** How often it is tried before it is a dead letter. */
  readonly maxAttempts: number;
  /** Runs in the job's workspace. Throwing means trying again later; throwing a PermanentFailure means not. */
  readonly handle: (run: JobRun<Payload>) => Promise<void>;
  /** For small work that comes in masses, so that it need not be taken, committed and struck off piece by piece. */
  readonly together?: Together<Payload>;
  /** For recurring work: how far apart its turns are, in ms, counted from the epoch. Turns that were missed are not made up for. */
  readonly everyMs?: number;
  /**
   * For recurring work that has its time of day in the workspace, which it is asked in: when. It is asked when a turn is taken; whoever
   * changes the time has the schedule forgotten.
   */
  readonly dailyAt?: () => Promise<DailyTime>;
}

/** Several jobs of one workspace in one go, the longest due first. */
export interface Together<Payload> {
  /** How many at most; they count as one of the handler's `concurrency`. */
  readonly most: number;
  /** Does them all, or throws and has done none of them; then each is handled by itself. */
  readonly handle: (runs: readonly JobRun<Payload>[]) => Promise<void>;
}

/** Trying again would not help. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** When recurring work has its turns. */
export type Recurrence =
  | { readonly kind: 'interval'; readonly ms: number }
  | { readonly kind: 'daily'; readonly at: () => Promise<DailyTime> };

/** A handler whose payload is not known to the one who holds it. */
export interface RegisteredHandler {
  readonly kind: string;
  readonly concurrency: number;
  readonly maxAttempts: number;
  readonly recurs: Recurrence | null;
  readonly handle: (run: JobRun<unknown>) => Promise<void>;
  readonly together: Together<unknown> | null;
}
