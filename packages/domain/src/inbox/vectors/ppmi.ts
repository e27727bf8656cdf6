import type { PairCounts } from './co-occurrence.js';
import type { Sparse } from './sparse.js';

/** The power of context counts, so that rare contexts weigh less (Levy, Goldberg & Dagan 2015). */
const SMOOTHING = 0.75;

/**
 * Positive pointwise mutual information of words and the words around them, made symmetric (Levy & Goldberg 2014).
 *
 * @param counts by `lower · size + higher`.
 */
export function ppmiOf(counts: PairCounts, size: number): Sparse {
  const marginals = new Float64Array(size);
  for (const [key, count] of counts.entries()) {
    const [one, another] = [Math.floor(key / size), key % size];
    marginals[one] = (marginals[one] ?? 0) + count;
    if (one !== another) marginals[another] = (marginals[another] ?? 0) + count;
  }
  const total = marginals.reduce((sum, count) => sum + count, 0);
  const contexts = marginals.map((count) => count ** SMOOTHING);
  const smoothed = contexts.reduce((sum, count) => sum + count, 0);
  const information = (one: number, another: number, count: number): number => {
    const expected = (word: number, context: number) =>
      ((marginals[word] ?? 0) / total) * ((contexts[context] ?? 0) / smoothed);
    const there = Math.log(count / total / expected(one, another));
    const back = Math.log(count / total / expected(another, one));
    return Math.max(0, (there + back) / 2);
  };
  return gathered(counts, size, information);
}

function gathered(
  counts: PairCounts,
  size: number,
  valueOf: (one: number, another: number, count: number) => number,
): Sparse {
  const starts = new Uint32Array(size + 1);
  const each = (visit: (row: number, column: number, value: number) => void) => {
    for (const [key, count] of counts.entries()) {
      const [one, another] = [Math.floor(key / size), key % size];
      const value = valueOf(one, another, count);
      if (value === 0) continue;
      visit(one, another, value);
      if (one !== another) visit(another, one, value);
    }
  };
  each((row) => {
    starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  });
  for (let row = 0; row < size; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const columns = new Uint32Array(starts[size] ?? 0);
  const values = new Float32Array(columns.length);
  const next = starts.slice(0, size);
  each((row, column, value) => {
    const at = next[row] ?? 0;
    next[row] = at + 1;
    columns[at] = column;
    values[at] = value;
  });
  return { size, starts, columns, values };
}
