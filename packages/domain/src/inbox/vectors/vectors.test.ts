import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatableChance } from '../../shared/maths/repeatable-chance.js';
import { clusterCentres, nearestOf, rowsOf } from './clusters.js';
import { PairCounts } from './co-occurrence.js';
import { fuseRanks } from './fuse.js';
import { spreadOf, type VectorModel, vectorOf } from './model.js';
import { packModel, unpackModel } from './pack.js';
import { ppmiOf } from './ppmi.js';
import type { Sparse } from './sparse.js';
import { randomisedSvd } from './svd.js';
import { NUMBER_SLOT, vectorTokens } from './tokens.js';
import { type TrainingText, trainVectors } from './train.js';
import { cosine, DIMENSIONS, normalise, quantise } from './vectors.js';

function finished<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

function sparse(rows: readonly (readonly number[])[]): Sparse {
  const starts = [0];
  const columns: number[] = [];
  const values: number[] = [];
  for (const row of rows) {
    for (const [column, value] of row.entries())
      if (value !== 0) {
        columns.push(column);
        values.push(value);
      }
    starts.push(columns.length);
  }
  return {
    size: rows.length,
    starts: Uint32Array.from(starts),
    columns: Uint32Array.from(columns),
    values: Float32Array.from(values),
  };
}

describe('randomisedSvd', () => {
  it('finds the singular values of a small case', () => {
    // Eigenvalues of this matrix: 2 + √2, 2, 2 − √2.
    const matrix = sparse([
      [2, 1, 0],
      [1, 2, 1],
      [0, 1, 2],
    ]);
    const { values, vectors } = finished(randomisedSvd(matrix, { rank: 3 }, repeatableChance(1)));
    for (const [index, exact] of [2 + Math.SQRT2, 2, 2 - Math.SQRT2].entries())
      expect(values[index]).toBeCloseTo(exact, 5);
    expect(Math.abs(vectors[0] ?? 0)).toBeCloseTo(0.5, 4);
    expect(Math.abs(vectors[3] ?? 0)).toBeCloseTo(Math.SQRT1_2, 4);
  });

  it('keeps what a matrix of low rank has, however it is drawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const chance = repeatableChance(seed);
        const [a, b] = [0, 1].map(() => Array.from({ length: 24 }, () => chance() - 0.5));
        const rows = Array.from({ length: 24 }, (_, i) =>
          Array.from({ length: 24 }, (__, j) => 3 * (a?.[i] ?? 0) * (a?.[j] ?? 0) + (b?.[i] ?? 0) * (b?.[j] ?? 0)),
        );
        const { values, vectors } = finished(randomisedSvd(sparse(rows), { rank: 2 }, repeatableChance(seed + 1)));
        for (const [i, row] of rows.entries())
          for (const [j, value] of row.entries()) {
            const back = [0, 1].reduce(
              (sum, k) => sum + (vectors[i * 2 + k] ?? 0) * (values[k] ?? 0) * (vectors[j * 2 + k] ?? 0),
              0,
            );
            expect(Math.abs(back - value)).toBeLessThan(1e-3);
          }
      }),
      { numRuns: 20 },
    );
  });
});

describe('PairCounts', () => {
  it('counts, and drops the rarest where there is no room', () => {
    const counts = new PairCounts(4);
    for (let key = 0; key < 40; key += 1) {
      counts.add(key * 1e9, 1);
      counts.add(7, 1);
    }
    expect(counts.size).toBeLessThanOrEqual(12);
    expect(new Map(counts.entries()).get(7)).toBe(40);
  });
});

it('ppmi is symmetric, and nothing where words meet no more than by chance', () => {
  const counts = new PairCounts(6);
  for (const [key, count] of [
    [1, 9],
    [2, 1],
    [5, 9],
  ] as const)
    counts.add(key, count);
  const { starts, columns, values } = finished(ppmiOf(counts, 3));
  const of = (row: number, column: number) => {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) if (columns[at] === column) return values[at];
    return 0;
  };
  expect(of(0, 1)).toBeGreaterThan(0);
  expect(of(0, 1)).toBe(of(1, 0));
  expect(of(0, 2)).toBe(0);
});

it('pauses between some ten thousand pairs', () => {
  const counts = new PairCounts(18);
  for (let key = 0; key < 150_000; key += 1) counts.add(key, 1 + (key % 5));
  const work = ppmiOf(counts, 400);
  let pauses = 0;
  while (!work.next().done) pauses += 1;
  expect(pauses).toBeGreaterThanOrEqual(3 * Math.floor(150_000 / 50_000));
});

describe('quantise', () => {
  const vectors = fc.array(fc.float({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 2, maxLength: 128 });

  it('is off by half a step at most', () => {
    fc.assert(
      fc.property(vectors, (values) => {
        const vector = Float32Array.from(values);
        const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
        const step = largest / 127;
        for (const [index, byte] of quantise(vector).entries())
          expect(Math.abs(byte * step - (vector[index] ?? 0))).toBeLessThanOrEqual(step * 0.5001);
      }),
    );
  });

  it('keeps angles', () => {
    const chance = repeatableChance(3);
    for (let time = 0; time < 50; time += 1) {
      const drawn = () => normalise(Float32Array.from({ length: DIMENSIONS }, () => chance() - 0.5));
      const [one, other] = [drawn(), drawn()];
      const exact = one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
      expect(Math.abs(cosine(quantise(one), quantise(other)) - exact)).toBeLessThan(0.01);
    }
  });
});

it('reduces figures, codes and links to slots', () => {
  expect(vectorTokens('Order GB-4471: 12 boxes, see https://a.example/x?y=1 or ann@b.example')).toEqual([
    'order',
    'gb',
    NUMBER_SLOT,
    'boxes',
    'see',
    '#link',
    'or',
    '#link',
  ]);
});

it('fuses ranks: first in both beats first in one', () => {
  expect(
    fuseRanks([
      ['a', 'b'],
      ['c', 'a'],
    ]),
  ).toEqual(['a', 'c', 'b']);
  expect(fuseRanks([[], ['x']])).toEqual(['x']);
});

it('finds clusters that are there', () => {
  const chance = repeatableChance(5);
  const vectors = Array.from({ length: 200 }, (_, index) =>
    quantise(Float32Array.from({ length: DIMENSIONS }, (__, at) => (at % 2 === index % 2 ? 1 : 0) + chance() * 0.1)),
  );
  const centres = rowsOf(finished(clusterCentres(vectors, 2, repeatableChance(2))));
  const [even, odd] = [0, 1].map((index) => nearestOf(centres, vectors[index] ?? new Int8Array()));
  expect(even).not.toBe(odd);
  for (const [index, vector] of vectors.entries()) expect(nearestOf(centres, vector)).toBe(index % 2 ? odd : even);
});

const TEXTS: readonly TrainingText[] = Array.from({ length: 60 }, (_, index) => ({
  text:
    index % 2
      ? `the invoice ${index} for Gregor is wrong, please send the money back`
      : `the machine at Gregor leaks, please send somebody to repair it`,
  conversation: `c${index}`,
}));

describe('a trained model', () => {
  const model: VectorModel = finished(trainVectors(TEXTS, 7));
  const near = (one: string, other: string) => cosine(vectorOf(model, one), vectorOf(model, other));

  it('is the same for the same seed, and as bytes', () => {
    expect(packModel(finished(trainVectors(TEXTS, 7)))).toEqual(packModel(model));
    expect(packModel(unpackModel(packModel(model), null))).toEqual(packModel(model));
    expect(() => unpackModel(packModel(model).slice(4), null)).toThrow(RangeError);
  });

  it('puts what means the same together, also words that it never saw', () => {
    expect(near('your bill is not right', TEXTS[1]?.text ?? '')).toBeGreaterThan(
      near('your bill is not right', TEXTS[0]?.text ?? ''),
    );
    expect(near('leaking machinery', TEXTS[0]?.text ?? '')).toBeGreaterThan(
      near('leaking machinery', TEXTS[1]?.text ?? ''),
    );
  });

  it('knows how widely words are used, and names nobody', () => {
    expect(spreadOf(model, 'invoice')).toBeCloseTo(0.5);
    expect(spreadOf(model, 'gregor')).toBe(0);
    expect(spreadOf(model, 'unheard')).toBe(0);
  });

  it('tells German nouns from names, also where German is rare', () => {
    const letters = ['Rechnung', 'Maschine', 'Mühle'].flatMap((noun, index) =>
      Array.from({ length: 5 }, (_, time) => ({
        text: `Sehr geehrter Herr Weber, wir haben die ${noun} bekommen und schicken Ihnen ein Angebot. Bitte fragen Sie Brigitte oder den Hollerbach in Altona. Mit freundlichen Grüßen Mara`,
        conversation: `g${index}-${time}`,
      })),
    );
    const mixed = finished(trainVectors([...TEXTS, ...letters], 7, ['Emil Hollerbach']));
    expect(spreadOf(mixed, 'angebot')).toBe(1);
    expect(spreadOf(mixed, 'rechnung')).toBeCloseTo(1 / 3);
    expect(spreadOf(mixed, 'bekommen')).toBe(1);
    expect(['weber', 'brigitte', 'hollerbach', 'altona'].map((name) => spreadOf(mixed, name))).toEqual([0, 0, 0, 0]);
    expect(spreadOf(mixed, 'invoice')).toBeCloseTo(30 / 75);
    expect(spreadOf(mixed, 'gregor')).toBe(0);
  });

  it('has no vector for nothing', () => {
    expect(cosine(vectorOf(model, ''), vectorOf(model, 'invoice'))).toBe(0);
  });

  it('stops where its owner stops', () => {
    const work = trainVectors(TEXTS, 7);
    expect(work.next().done).toBe(false);
  });
});
