import type { Chance } from '../../shared/maths/sampling.js';
import { cosine, DIMENSIONS, normalise, quantise } from './vectors.js';

/** Messages of one cluster; up to this many in all are searched whole. */
const PER_CLUSTER = 1_000;
const MOST_CLUSTERS = 1_024;
const ROUNDS = 6;

export const clusterCount = (messages: number): number =>
  messages <= 4 * PER_CLUSTER ? 1 : Math.min(MOST_CLUSTERS, Math.ceil(messages / PER_CLUSTER));

/** Each row of `count` centres, from `count × DIMENSIONS` bytes. */
export const rowsOf = (bytes: Int8Array): Int8Array[] =>
  Array.from({ length: bytes.length / DIMENSIONS }, (_, row) =>
    bytes.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS),
  );

/**
 * The centres of clusters of vectors by spherical k-means (Dhillon & Modha 2001), so that a search reads the nearest clusters alone (inverted file;
 * Jégou, Douze & Schmid 2011). Yields after every few hundred vectors.
 *
 * @param vectors a sample of at least a few for each cluster.
 * @returns `clusters × DIMENSIONS` bytes; an empty cluster keeps its centre.
 */
export function* clusterCentres(
  vectors: readonly Int8Array[],
  clusters: number,
  chance: Chance,
): Generator<undefined, Int8Array> {
  let centres = drawn(vectors, clusters, chance);
  const rounds = clusters > 1 ? ROUNDS : 0;
  for (let round = 0; round < rounds; round += 1) {
    const sums = Array.from({ length: centres.length }, () => new Float32Array(DIMENSIONS));
    for (const [index, vector] of vectors.entries()) {
      const sum = sums[nearestOf(centres, vector)];
      for (const [at, value] of vector.entries()) if (sum !== undefined) sum[at] = (sum[at] ?? 0) + value;
      if (index % 100 === 0) yield;
    }
    centres = sums.map((sum, index) =>
      sum.some((value) => value !== 0) ? quantise(normalise(sum)) : (centres[index] ?? new Int8Array(DIMENSIONS)),
    );
  }
  const bytes = new Int8Array(centres.length * DIMENSIONS);
  for (const [row, centre] of centres.entries()) bytes.set(centre, row * DIMENSIONS);
  return bytes;
}

function drawn(vectors: readonly Int8Array[], clusters: number, chance: Chance): Int8Array[] {
  const zero = new Int8Array(DIMENSIONS);
  return Array.from({ length: clusters }, () => vectors[Math.floor(chance() * vectors.length)] ?? zero);
}

/** The place of the centre with the smallest angle. */
export function nearestOf(centres: readonly Int8Array[], vector: Int8Array): number {
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (const [place, centre] of centres.entries()) {
    const near = cosine(centre, vector);
    if (near > most) [best, most] = [place, near];
  }
  return best;
}

/** The places of the nearest centres, the nearest first. */
export const nearestCentres = (centres: readonly Int8Array[], vector: Int8Array, count: number): number[] =>
  centres
    .map((centre, place) => ({ place, near: cosine(centre, vector) }))
    .toSorted((one, other) => other.near - one.near || one.place - other.place)
    .slice(0, count)
    .map(({ place }) => place);
