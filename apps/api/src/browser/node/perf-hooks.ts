/** Longer than any window of the rate limits, in ms. */
const PAUSE = 1_000_000;

let instant = 0;

/** The clock stands still within a request, so durations are 0 whatever the machine, caches or earlier requests do. */
export const performance = { now: () => instant, timeOrigin: 0 };

/** Call before each request: rate limits recover between requests. */
export function pausePerformance(): void {
  instant += PAUSE;
}
