const FIRST_S = 2;
const LONGEST_S = 30;

/** How long to wait before the server is asked again, in s: twice as long after each attempt in a row, up to half a minute. */
export const retryDelay = (failures: number): number => Math.min(LONGEST_S, FIRST_S * 2 ** failures);
