import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '@concordia/domain';
import { Outage } from '../common/outage.js';

/** How long waiters tolerate another process's lock, in ms. */
const PATIENCE = 30 * SECOND;

/** Pause between two attempts, in ms. An attempt takes about 20 µs. */
const PAUSE = 10;

/**
 * Waits for a SQLite file's write lock without blocking the event loop. SQLite's own `busy_timeout` would block it: the driver is synchronous, and an
 * import beside the server may hold the lock for seconds.
 */
export class SqliteLock {
  /** Since when the lock has been taken without a break. All waiters time out together. */
  #takenSince: number | null = null;

  constructor(private readonly patienceMs: number = PATIENCE) {}

  /** @throws Outage if the lock is not released in time. Only for a statement that begins work. */
  async whenFree<Result>(statement: () => Result): Promise<Result> {
    for (;;) {
      try {
        const result = statement();
        this.#takenSince = null;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        const now = performance.now();
        this.#takenSince ??= now;
        if (now - this.#takenSince >= this.patienceMs) throw new Outage('DATABASE_BUSY', error);
        await pause(PAUSE);
      }
    }
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

/**
 * Turns a driver error into the outage it implies, if any.
 *
 * On a full disk SQLite reports SQLITE_FULL for the database and its log, and an I/O error for their shared memory.
 */
export function sqliteOutage(error: unknown): unknown {
  if (isBusy(error)) return new Outage('DATABASE_BUSY', error);
  const isFull = codeOf(error) === 'SQLITE_FULL' || codeOf(error) === 'SQLITE_IOERR_SHMSIZE';
  return isFull ? new Outage('DISK_FULL', error) : error;
}
