import { setTimeout as pause } from 'node:timers/promises';

/** How often a transaction is begun in all. */
const ATTEMPTS = 5;

/** What PostgreSQL asks to begin again for: `serialization_failure` and `deadlock_detected` (its documentation, 13.5). */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/**
 * Begins a transaction again that was ended only because another one stood in its way. Nothing of it had happened.
 *
 * @throws what the last attempt threw, or at once whatever is no conflict.
 */
export async function againAfterConflict<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw error;
      // Those who met once should not meet again at once.
      await pause(Math.random() * 20 * attempt);
    }
  }
}

const isConflict = (error: unknown): boolean => error instanceof Error && 'code' in error && CONFLICTS.has(error.code);
