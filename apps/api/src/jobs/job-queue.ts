import type { WorkspaceTransaction } from '../database/workspace-database.js';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface NewJob {
  readonly kind: string;
  readonly payload: Json;
  /** Earliest start, in ms since the epoch; now if omitted. */
  readonly runAt?: number;
  /** Attempts before it becomes a dead letter; the handler's default if omitted. */
  readonly maxAttempts?: number;
  /** While a job of this kind with this key waits or runs, no second one is enqueued. */
  readonly uniqueKey?: string;
}

/**
 * Queues work for later, in this process or another.
 *
 * A job is enqueued in the caller's transaction: it exists if and only if that transaction commits. It runs at least once, so a handler must tolerate
 * finding its work already done. Modules depend on this port only, so the adapter can change.
 */
export abstract class JobQueue {
  /** @returns the job's id, or `null` if its unique key is taken. */
  abstract enqueue(tx: WorkspaceTransaction, job: NewJob): Promise<string | null>;
}
