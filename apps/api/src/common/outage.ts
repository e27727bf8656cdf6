import { SECOND } from '@concordia/domain';

/**
 * - `DATABASE_UNAVAILABLE`: the PostgreSQL server is restarting, cannot be reached, or broke the connection.
 * - `DATABASE_BUSY`: another process has held the lock of the SQLite file for too long.
 * - `DISK_FULL`: nothing more can be stored.
 */
export type OutageCode = keyof typeof OUTAGES;

interface Explanation {
  readonly message: string;
  /** When it is worth trying again, in ms. */
  readonly retryAfterMs: number;
}

const OUTAGES = {
  DATABASE_UNAVAILABLE: {
    message: 'The database cannot be reached at the moment. Try again in a few seconds.',
    retryAfterMs: 2 * SECOND,
  },
  DATABASE_BUSY: {
    message: 'Another program is writing to the database. Try again in a few seconds.',
    retryAfterMs: 5 * SECOND,
  },
  DISK_FULL: {
    message: 'The disk is full, so nothing was saved. Free some space, then try again.',
    retryAfterMs: 60 * SECOND,
  },
} as const satisfies Record<string, Explanation>;

/**
 * Storage cannot do its work at present, whatever is asked of it: no fault of the request or the job that met it, which can be repeated
 * unchanged. It is no DomainFailure, so that no use case takes it for the refusal of one message or contact.
 */
export class Outage extends Error {
  override readonly name = 'Outage';
  readonly retryAfterMs: number;

  constructor(
    readonly code: OutageCode,
    cause: unknown,
  ) {
    super(OUTAGES[code].message, { cause });
    this.retryAfterMs = OUTAGES[code].retryAfterMs;
  }
}

/** No space is left on the device; the quota of the user is used up. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** @returns the outage that an error tells of, from the database or from writing a file; `null` for every other error. */
export function outageOf(error: unknown): Outage | null {
  if (error instanceof Outage) return error;
  const isFull = error instanceof Error && 'code' in error && FULL.has(error.code);
  return isFull ? new Outage('DISK_FULL', error) : null;
}
