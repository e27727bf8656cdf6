let readings = 0;

/** A frozen clock that advances one millisecond per call, independent of the machine. */
export const performance = {
  now: (): number => {
    readings += 1;
    return readings;
  },
  timeOrigin: 0,
};

/** Longer than any stretch of work within one request. */
const PAUSE = 1_000_000;

/** Begins a request after a pause, so that how long it takes does not depend on the requests before it. */
export function pausePerformance(): void {
  readings = Math.ceil((readings + 1) / PAUSE) * PAUSE;
}
