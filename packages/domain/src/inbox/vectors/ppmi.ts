import type { PairCounts } from './co-occurrence.js';
import type { Sparse } from './sparse.js';

/** The power of context counts, so that rare contexts weigh less (Levy, Goldberg & Dagan 2015). */
const SMOOTHING = 0.75;
/** Pairs between two pauses: some tens of milliseconds. */
const PAIRS_AT_ONCE = 50_000;

/**
 * Positive pointwise mutual information of words and the words around them, made symmetric (Levy & Goldberg 2014).
 *
 * A generator, so that whoever runs it may pause or stop.
 *
 * @param counts by `lower · size + higher`.
 */
export function* ppmiOf(counts: PairCounts, size: number): Generator<undefined, Sparse> {
  const marginals = new Float64Array(size);
  let read = 0;
  for (const [key, count] of counts.entries()) {
    read += 1;
    if (read % PAIRS_AT_ONCE === 0) yield;
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
  return yield* gathered(counts, size, information);
}

function* gathered(
  counts: PairCounts,
  size: number,
  valueOf: (one: number, another: number, count: number) => number,
): Generator<undefined, Sparse> {
  const starts = new Uint32Array(size + 1);
  function* each(visit: (row: number, column: number, value: number) => void): Generator<undefined, void> {
    let read = 0;
    for (const [key, count] of counts.entries()) {
      read += 1;
      if (read % PAIRS_AT_ONCE === 0) yield;
      const [one, another] = [Math.floor(key / size), key % size];
      const value = valueOf(one, another, count);
      if (value === 0) continue;
      visit(one, another, value);
      if (one !== another) visit(another, one, value);
    }
  }
  yield* each((row) => {
    starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  });
  for (let row = 0; row < size; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const columns = new Uint32Array(starts[size] ?? 0);
  const values = new Float32Array(columns.length);
  const next = starts.slice(0, size);
  yield* each((row, column, value) => {
    const at = next[row] ?? 0;
    next[row] = at + 1;
    columns[at] = column;
    values[at] = value;
  });
  return { size, starts, columns, values };
}
