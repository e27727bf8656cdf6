import { setTimeout as pause } from 'node:timers/promises';

/** Total attempts per transaction. */
const ATTEMPTS = 5;

/** PostgreSQL's retryable errors, `serialization_failure` and `deadlock_detected` (its documentation, 13.5). */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/**
 * Retries a transaction that failed only because of a concurrent one. It was rolled back completely.
 *
 * @throws the last attempt's error, or any other error at once.
 */
export async function againAfterConflict<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw error;
      // Random delay, so that the same transactions do not collide again.
      await pause(Math.random() * 20 * attempt);
    }
  }
}

const isConflict = (error: unknown): boolean => error instanceof Error && 'code' in error && CONFLICTS.has(error.code);
