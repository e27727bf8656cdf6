import { scaleLinear } from 'd3-scale';

/** The scale of the measured values: its ends, and the round values that are written beside it. */
export interface ValueAxis {
  domain: readonly [low: number, high: number];
  ticks: readonly number[];
}

/**
 * Ends and ticks at round values.
 *
 * @param values what is drawn; an empty list gives a scale from 0 to 1.
 * @param count about how many ticks there is room for.
 * @param from `zero` keeps zero on the scale, which lengths and areas need to be true; `data` shows only where the values are.
 * @returns ticks that are whole where all values are: half a message says nothing.
 */
export function valueAxis(values: readonly number[], count: number, from: 'zero' | 'data' = 'zero'): ValueAxis {
  const seen = from === 'zero' || values.length === 0 ? [...values, 0] : values;
  const low = seen.reduce((least, value) => Math.min(least, value));
  const high = seen.reduce((most, value) => Math.max(most, value));
  // Equal ends have no direction: room for one is made around them.
  const scale = scaleLinear().domain(
    low === high ? [low === 0 ? 0 : low - Math.abs(low) / 2, high + (Math.abs(high) / 2 || 1)] : [low, high],
  );
  const isWhole = values.every(Number.isInteger);
  for (let asked = count; ; asked -= 1) {
    const rounded = scale.copy().nice(asked);
    const [start = 0, end = 1] = rounded.domain();
    const ticks = rounded.ticks(asked).filter((tick) => !isWhole || Number.isInteger(tick));
    // Round steps come in few sizes, so more may come than were asked for.
    if (ticks.length <= count + 1 || asked <= 1) return { domain: [start, end], ticks };
  }
}
