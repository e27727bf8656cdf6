import type { WorkspaceTransaction } from '../database/workspace-database.js';

/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface NewJob {
  /** Which handler takes it. */
  readonly kind: string;
  readonly payload: Json;
  /** Not before, in ms since the epoch; at once when left out. */
  readonly runAt?: number;
  /** How often it is tried before it is a dead letter; the handler's number when left out. */
  readonly maxAttempts?: number;
  /** While a job of the kind with this key waits or runs, no second one is taken. */
  readonly uniqueKey?: string;
}

/**
 * Promises of work to be done later, in this process or in another of ours.
 *
 * A job is enqueued in the caller's transaction: it exists if and only if what it is about was committed. It runs at least once, so a
 * handler must be able to find its work already done. The adapter can change; modules know this port alone.
 */
export abstract class JobQueue {
  /** @returns the job's id, or `null` when its unique key is taken. */
  abstract enqueue(tx: WorkspaceTransaction, job: NewJob): Promise<string | null>;
}
