import { DIMENSIONS } from './vectors.js';
import type { Unit } from './vocabulary.js';

export interface WordVectors {
  readonly units: readonly Unit[];
  /** `units × DIMENSIONS`. */
  readonly dense: Float32Array;
}

/** The runs that most words share are kept. */
const MOST_RUNS = 40_000;
const WORDS_AT_ONCE = 500;

/** The mean vector of the words that have a run of characters, so that words never seen have a vector (after Bojanowski et al. 2017). */
export function* runsOf(
  { units, dense }: WordVectors,
  runsOfWord: ReadonlyMap<number, readonly number[]>,
): Generator<number, { readonly hashes: Uint32Array; readonly dense: Float32Array }> {
  const counts = new Map<number, number>();
  for (const { hash } of units)
    for (const run of runsOfWord.get(hash) ?? []) counts.set(run, (counts.get(run) ?? 0) + 1);
  yield 0.92;
  const kept = [...counts]
    .toSorted(([one, many], [other, few]) => few - many || one - other)
    .slice(0, MOST_RUNS)
    .map(([run]) => run)
    .toSorted((one, other) => one - other);
  const places = new Map(kept.map((run, place) => [run, place]));
  const means = new Float32Array(kept.length * DIMENSIONS);
  for (const [row, { hash }] of units.entries()) {
    for (const run of runsOfWord.get(hash) ?? []) {
      const place = places.get(run);
      if (place === undefined) continue;
      const share = 1 / (counts.get(run) ?? 1);
      for (let index = 0; index < DIMENSIONS; index += 1)
        means[place * DIMENSIONS + index] =
          (means[place * DIMENSIONS + index] ?? 0) + share * (dense[row * DIMENSIONS + index] ?? 0);
    }
    if (row % WORDS_AT_ONCE === 0) yield 0.93;
  }
  return { hashes: Uint32Array.from(kept), dense: means };
}
