let readings = 0;

/** A frozen clock that advances one millisecond per call, independent of the machine. */
export const performance = {
  now: (): number => {
    readings += 1;
    return readings;
  },
  timeOrigin: 0,
};

/** More readings than one request takes. */
const PAUSE = 1_000_000;

/** Call before each request: its duration then does not depend on earlier requests. */
export function pausePerformance(): void {
  readings = Math.ceil((readings + 1) / PAUSE) * PAUSE;
}
