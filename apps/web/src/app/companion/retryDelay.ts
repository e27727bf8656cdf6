const FIRST_S = 2;
const LONGEST_S = 30;

/** Delay before the next attempt, in s: doubles with each failure, up to half a minute. */
export const retryDelay = (failures: number): number => Math.min(LONGEST_S, FIRST_S * 2 ** failures);
