import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatableChance } from '../../shared/maths/repeatable-chance.js';
import { clusterCentres, nearestCentres, nearestOf, rowsOf } from './clusters.js';
import { NearestKept } from './scan.js';
import { cosine, DIMENSIONS, quantise } from './vectors.js';

const chance = repeatableChance(11);
const drawn = (): Float32Array => Float32Array.from({ length: DIMENSIONS }, () => chance() + chance() - 1);
/** A vector near another: most of it is that, the rest is its own. */
const nearTo = (other: Float32Array, noise: number): Float32Array => {
  const own = drawn();
  return other.map((value, index) => value + noise * (own[index] ?? 0));
};

const idOf = (place: number): string => String(place).padStart(6, '0');
const joined = (vectors: readonly Int8Array[]): Int8Array => {
  const all = new Int8Array(vectors.length * DIMENSIONS);
  for (const [row, vector] of vectors.entries()) all.set(vector, row * DIMENSIONS);
  return all;
};

describe('NearestKept', () => {
  const few = Array.from({ length: 40 }, () => quantise(drawn()));
  const wanted = quantise(drawn());

  it('keeps the nearest, whatever the blocks', () => {
    const sorted = few
      .map((vector, place) => ({ id: idOf(place), near: cosine(wanted, vector) }))
      .toSorted((one, other) => other.near - one.near);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 40 }), (count, block) => {
        const kept = new NearestKept(wanted, count, -1);
        for (let from = 0; from < few.length; from += block)
          kept.read(joined(few.slice(from, from + block)), (row) => idOf(from + row));
        expect(kept.sorted().map(({ id }) => id)).toEqual(sorted.slice(0, count).map(({ id }) => id));
      }),
    );
  });

  it('keeps nothing that is too far, and the newest of equal ones', () => {
    const far = new NearestKept(wanted, 10, 0.999);
    far.read(joined(few), idOf);
    expect(far.sorted()).toEqual([]);
    const equal = new NearestKept(wanted, 2, 0.5);
    equal.read(joined([wanted, wanted, wanted]), idOf);
    expect(equal.sorted().map(({ id }) => id)).toEqual([idOf(2), idOf(1)]);
    const nothing = new NearestKept(new Int8Array(DIMENSIONS), 2, 0);
    nothing.read(joined(few), idOf);
    expect(nothing.sorted()).toEqual([]);
  });
});

it('finds in 8 of 64 clusters 19 of 20 that reading everything finds', () => {
  const topics = Array.from({ length: 60 }, drawn);
  const messages = Array.from({ length: 3_000 }, (_, index) =>
    quantise(nearTo(topics[index % topics.length] ?? drawn(), 0.8)),
  );
  const work = clusterCentres(messages, 64, repeatableChance(3));
  let step = work.next();
  while (!step.done) step = work.next();
  const centres = rowsOf(step.value);
  const members: number[][] = centres.map(() => []);
  for (const [place, vector] of messages.entries()) members[nearestOf(centres, vector)]?.push(place);
  const look = (wanted: Int8Array, clusters: number): string[] => {
    const kept = new NearestKept(wanted, 10, -1);
    for (const cluster of nearestCentres(centres, wanted, clusters)) {
      const own = members[cluster] ?? [];
      kept.read(joined(own.map((place) => messages[place] ?? new Int8Array(DIMENSIONS))), (row) => idOf(own[row] ?? 0));
    }
    return kept.sorted().map(({ id }) => id);
  };
  let found = 0;
  for (let time = 0; time < 100; time += 1) {
    // A search is farther from what it means than the messages are from each other.
    const wanted = quantise(nearTo(topics[time % topics.length] ?? drawn(), 1.2));
    const all = new Set(look(wanted, centres.length));
    found += look(wanted, 8).filter((id) => all.has(id)).length / all.size;
  }
  expect(found / 100).toBeGreaterThanOrEqual(0.95);
});
