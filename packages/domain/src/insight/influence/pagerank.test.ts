import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphOf, pageRank } from './pagerank.js';

/** Langville & Meyer 2006. Nodes from 1; 2 has no edges. */
const LANGVILLE = [
  [1, 2],
  [1, 3],
  [3, 1],
  [3, 2],
  [3, 5],
  [4, 5],
  [4, 6],
  [5, 4],
  [5, 6],
  [6, 4],
].map(([from = 0, to = 0]) => [from - 1, to - 1] as const);

/** Zachary 1977: the friendships of a karate club, each once, nodes from 1. */
const KARATE: Readonly<Record<number, readonly number[]>> = {
  1: [2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 18, 20, 22, 32],
  2: [3, 4, 8, 14, 18, 20, 22, 31],
  3: [4, 8, 9, 10, 14, 28, 29, 33],
  4: [8, 13, 14],
  5: [7, 11],
  6: [7, 11, 17],
  7: [17],
  9: [31, 33, 34],
  10: [34],
  14: [34],
  15: [33, 34],
  16: [33, 34],
  19: [33, 34],
  20: [34],
  21: [33, 34],
  23: [33, 34],
  24: [26, 28, 30, 33, 34],
  25: [26, 28, 32],
  26: [32],
  27: [30, 34],
  28: [34],
  29: [32, 34],
  30: [33, 34],
  31: [33, 34],
  32: [33, 34],
  33: [34],
};

describe('PageRank', () => {
  it.each([
    [0.9, [0.0372119651, 0.0539573494, 0.0415056534, 0.3750808151, 0.2059983319, 0.2862458852]],
    [0.85, [0.0517047458, 0.0736792627, 0.0574124125, 0.3487036852, 0.199903812, 0.2685960819]],
  ])('of the graph of Langville and Meyer, damping %d', (damping, expected) => {
    const ranks = pageRank(graphOf(6, LANGVILLE), { damping, tolerance: 1e-13 });
    expected.forEach((rank, node) => expect(ranks[node]).toBeCloseTo(rank, 9));
  });

  it('of the karate club', () => {
    const edges = Object.entries(KARATE).flatMap(([from, friends]) =>
      friends.flatMap((to) => [[Number(from) - 1, to - 1] as const, [to - 1, Number(from) - 1] as const]),
    );
    const ranks = pageRank(graphOf(34, edges));
    const published = { 33: 0.10091918, 0: 0.09699729, 32: 0.07169323, 2: 0.05707851, 1: 0.05287692, 11: 0.00956475 };
    for (const [node, rank] of Object.entries(published)) expect(ranks[Number(node)]).toBeCloseTo(rank, 7);
    expect(Math.min(...ranks)).toBe(ranks[11]);
  });

  it('follows weights: three parts to one, one part to another', () => {
    // r₀ = .05 + .85 (1 - r₀); the others get .85 r₀ in parts of 3 to 1, and .05 each.
    const edges = [
      [0, 1, 6],
      [0, 2, 2],
      [1, 0, 5],
      [2, 0, 0.1],
    ] as const;
    const ranks = pageRank(graphOf(3, edges), { tolerance: 1e-13 });
    const first = 0.9 / 1.85;
    const expected = [first, 0.05 + 0.85 * 0.75 * first, 0.05 + 0.85 * 0.25 * first];
    expected.forEach((rank, node) => expect(ranks[node]).toBeCloseTo(rank, 10));
  });

  it('takes weights as parts of what their node gives: their scale is nothing', () => {
    const edges = fc.array(fc.tuple(fc.nat(7), fc.nat(7), fc.integer({ min: 1, max: 9 })), { maxLength: 30 });
    fc.assert(
      fc.property(edges, (all) => {
        const one = pageRank(graphOf(8, all), { tolerance: 1e-13 });
        const scaled = all.map(([from, to, weight]) => [from, to, weight * 2 ** (20 * (from - 4))] as const);
        const another = pageRank(graphOf(8, scaled), { tolerance: 1e-13 });
        one.forEach((rank, node) => expect(another[node]).toBeCloseTo(rank, 9));
      }),
    );
  });

  it('adds up to 1 and gives everybody something', () => {
    const edges = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 40 });
    fc.assert(
      fc.property(edges, (pairs) => {
        const ranks = pageRank(graphOf(12, pairs));
        expect(ranks.reduce((sum, rank) => sum + rank, 0)).toBeCloseTo(1, 9);
        expect(Math.min(...ranks)).toBeGreaterThan(0);
      }),
    );
  });
});
