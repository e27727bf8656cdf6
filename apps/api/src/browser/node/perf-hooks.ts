let readings = 0;

/** Time stands still for stories, here too: every look at it is a millisecond after the one before, whatever the machine has to do. */
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
