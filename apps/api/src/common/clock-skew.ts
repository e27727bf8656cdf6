import { MINUTE } from '@concordia/domain';

/** Maximum clock difference between two processes over one database, in ms. */
const MOST_SKEW = MINUTE;

/**
 * Timestamps later than this predate a clock that was set back, since processes never differ by as much. Waits scheduled from such a timestamp are
 * void.
 */
export const setBackAfter = (now: number): number => now + MOST_SKEW;
