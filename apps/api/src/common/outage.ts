import { SECOND } from '@concordia/domain';

/**
 * - `DATABASE_UNAVAILABLE`: the PostgreSQL server is restarting, unreachable, or closed the connection.
 * - `DATABASE_BUSY`: another process held the SQLite file's lock for too long.
 * - `DISK_FULL`: the disk or the user's quota is full.
 */
export type OutageCode = keyof typeof OUTAGES;

interface Explanation {
  readonly message: string;
  /** When a retry may succeed, in ms. */
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
 * Storage is temporarily unable to work. The request or job is not at fault and can be repeated unchanged. Not a DomainFailure, so that no use case
 * mistakes it for the rejection of one message or contact.
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

/** The device is full; the user's quota is used up. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** @returns the outage behind a database or file error; `null` for every other error. */
export function outageOf(error: unknown): Outage | null {
  if (error instanceof Outage) return error;
  const isFull = error instanceof Error && 'code' in error && FULL.has(error.code);
  return isFull ? new Outage('DISK_FULL', error) : null;
}
