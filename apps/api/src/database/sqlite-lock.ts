import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '@concordia/domain';
import { Outage } from '../common/outage.js';

/** How long another process may hold the lock before those who wait for it are refused, in ms. */
const PATIENCE = 30 * SECOND;

/** How long to wait between two attempts, in ms. An attempt takes some 20 µs. */
const PAUSE = 10;

/**
 * Waits for the write lock of a SQLite file without blocking the event loop. SQLite's own waiting (`busy_timeout`) would: its driver
 * answers within the turn of the loop, and an import beside the server may hold the lock for seconds.
 */
export class SqliteLock {
  /** Since when the lock was found taken, without a break. All who wait lose their patience together. */
  #takenSince: number | null = null;

  constructor(private readonly patienceMs: number = PATIENCE) {}

  /** @throws Outage when the lock is not had in time. Only a statement that begins something can wait for it. */
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
 * An error of the driver, or the outage that it tells of.
 *
 * On a full disk SQLite says SQLITE_FULL of the database and the log beside it, and an I/O error of the memory that they share.
 */
export function sqliteOutage(error: unknown): unknown {
  if (isBusy(error)) return new Outage('DATABASE_BUSY', error);
  const isFull = codeOf(error) === 'SQLITE_FULL' || codeOf(error) === 'SQLITE_IOERR_SHMSIZE';
  return isFull ? new Outage('DISK_FULL', error) : error;
}
