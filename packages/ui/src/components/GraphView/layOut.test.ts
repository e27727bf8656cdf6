import { describe, expect, it } from 'vitest';
import type { GraphData } from './graph';
import { layOut } from './layOut';

/** Rings of people who know each other, with one edge from ring to ring. */
function rings(count: number, size: number): GraphData {
  const id = (ring: number, at: number) => `${ring}-${at}`;
  const all = Array.from({ length: count }, (_, ring) =>
    Array.from({ length: size }, (__, at) => ({ ring, at })),
  ).flat();
  return {
    nodes: all.map(({ ring, at }) => ({ id: id(ring, at), name: id(ring, at), cluster: `Ring ${ring}` })),
    edges: [
      ...all.map(({ ring, at }) => ({ source: id(ring, at), target: id(ring, (at + 1) % size) })),
      ...Array.from({ length: count - 1 }, (_, ring) => ({ source: id(ring, 0), target: id(ring + 1, 0) })),
    ],
  };
}

const centerOf = (positions: Float32Array, from: number, count: number) => {
  const part = (axis: 0 | 1) =>
    Array.from({ length: count }, (_, at) => positions[(from + at) * 2 + axis] ?? 0).reduce(
      (sum, each) => sum + each,
      0,
    ) / count;
  return { x: part(0), y: part(1) };
};

describe('the layout of a graph', () => {
  it('is the same for the same graph', () => {
    expect(layOut(rings(3, 8))).toEqual(layOut(rings(3, 8)));
  });

  it('keeps clusters apart: each node is nearer to its own center than to another', () => {
    const [count, size] = [4, 10];
    const positions = layOut(rings(count, size));
    const centers = Array.from({ length: count }, (_, ring) => centerOf(positions, ring * size, size));
    const strays = Array.from({ length: count * size }, (_, at) => {
      const distances = centers.map(({ x, y }) =>
        Math.hypot((positions[at * 2] ?? 0) - x, (positions[at * 2 + 1] ?? 0) - y),
      );
      return distances.indexOf(Math.min(...distances)) !== Math.floor(at / size);
    });
    expect(strays.filter(Boolean)).toHaveLength(0);
  });

  it('places every node at finite coordinates, also alone, without edges, and of nothing', () => {
    const alone = { id: 'a', name: 'A' };
    for (const data of [
      { nodes: [], edges: [] },
      { nodes: [alone], edges: [] },
      { nodes: [alone, { id: 'b', name: 'B' }], edges: [] },
    ]) {
      const positions = layOut(data);
      expect(positions).toHaveLength(data.nodes.length * 2);
      expect(positions.every(Number.isFinite)).toBe(true);
    }
  });
});
