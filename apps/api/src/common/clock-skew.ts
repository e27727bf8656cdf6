import { MINUTE } from '@concordia/domain';

/** How far the clocks of two processes over one database may be apart, in ms. */
const MOST_SKEW = MINUTE;

/**
 * What was noted later than this was noted before the clock was set back: other processes are never ahead by so much. Waiting that was decided
 * then ends at a time that means nothing any more.
 */
export const setBackAfter = (now: number): number => now + MOST_SKEW;
