export interface Layer {
  from: number;
  to: number;
}

type Series = readonly { values: readonly (number | null)[] }[];

/** Negative and unmeasured values count as zero. */
const part = (value: number | null | undefined) => Math.max(0, value ?? 0);

export const totalsOf = (series: Series, count: number): number[] =>
  Array.from({ length: count }, (_, index) => series.reduce((sum, { values }) => sum + part(values[index]), 0));

/**
 * Stacks the values, first series at the bottom.
 *
 * @param isShare scales every stack to 1; empty stacks stay empty.
 * @returns layers by series and position.
 */
export function layersOf(series: Series, count: number, isShare: boolean): Layer[][] {
  const heights = totalsOf(series, count).map((total) => (isShare ? total : 1));
  const reached = heights.map(() => 0);
  return series.map(({ values }) =>
    heights.map((height, index) => {
      const from = reached[index] ?? 0;
      const to = from + (height === 0 ? 0 : part(values[index]) / height);
      reached[index] = to;
      return { from, to };
    }),
  );
}
