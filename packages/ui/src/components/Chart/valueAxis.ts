import { scaleLinear } from 'd3-scale';

/** The range of the values, and the round values of its ticks. */
export interface ValueAxis {
  domain: readonly [low: number, high: number];
  ticks: readonly number[];
}

/**
 * Chooses a range and ticks at round values.
 *
 * @param values an empty list gives a range from 0 to 1.
 * @param count about how many ticks fit.
 * @param from `zero` includes zero, which bars and areas need to be proportional; `data` covers only the values.
 * @returns whole-number ticks if all values are whole: there is no half message.
 */
export function valueAxis(values: readonly number[], count: number, from: 'zero' | 'data' = 'zero'): ValueAxis {
  const seen = from === 'zero' || values.length === 0 ? [...values, 0] : values;
  const low = seen.reduce((least, value) => Math.min(least, value));
  const high = seen.reduce((most, value) => Math.max(most, value));
  // Equal ends have no direction, so the range is widened around them.
  const scale = scaleLinear().domain(
    low === high ? [low === 0 ? 0 : low - Math.abs(low) / 2, high + (Math.abs(high) / 2 || 1)] : [low, high],
  );
  const isWhole = values.every(Number.isInteger);
  for (let asked = count; ; asked -= 1) {
    const rounded = scale.copy().nice(asked);
    const [start = 0, end = 1] = rounded.domain();
    const ticks = rounded.ticks(asked).filter((tick) => !isWhole || Number.isInteger(tick));
    // d3 may return more ticks than requested, since few step sizes are round.
    if (ticks.length <= count + 1 || asked <= 1) return { domain: [start, end], ticks };
  }
}
