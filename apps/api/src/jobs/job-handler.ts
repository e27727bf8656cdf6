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
  /** For recurring work: how far apart its turns are, in ms, counted from the epoch. Turns that were missed are not made up for. */
  readonly everyMs?: number;
}

/** Trying again would not help. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** A handler whose payload is not known to the one who holds it. */
export interface RegisteredHandler {
  readonly kind: string;
  readonly concurrency: number;
  readonly maxAttempts: number;
  readonly everyMs: number | null;
  readonly handle: (run: JobRun<unknown>) => Promise<void>;
}
