/** One part of a pile, from where it begins to where it ends. */
export interface Layer {
  from: number;
  to: number;
}

type Series = readonly { values: readonly (number | null)[] }[];

/** A part cannot be less than nothing, and what was not measured adds nothing. */
const part = (value: number | null | undefined) => Math.max(0, value ?? 0);

/** How high each pile is. */
export const totalsOf = (series: Series, count: number): number[] =>
  Array.from({ length: count }, (_, index) => series.reduce((sum, { values }) => sum + part(values[index]), 0));

/**
 * Values piled on each other, the first series at the bottom.
 *
 * @param isShare makes every pile 1 high; an empty one stays empty.
 * @returns by series and place.
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
