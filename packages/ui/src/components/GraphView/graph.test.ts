import { describe, expect, it } from 'vitest';
import { clustersOf, neighborsOf } from './graph';

const node = (id: string, cluster?: string) => ({ id, name: id, ...(cluster !== undefined && { cluster }) });

describe('the neighbors in a graph', () => {
  it('are known from both ends, with the strongest of parallel edges', () => {
    const neighbors = neighborsOf({
      nodes: [node('a'), node('b')],
      edges: [
        { source: 'a', target: 'b', strength: 0.2 },
        { source: 'b', target: 'a', strength: 0.9 },
      ],
    });
    expect(neighbors.get('a')?.get('b')).toBe(0.9);
    expect(neighbors.get('b')?.get('a')).toBe(0.9);
  });

  it('are neither the node itself nor one that is not there', () => {
    const neighbors = neighborsOf({
      nodes: [node('a')],
      edges: [
        { source: 'a', target: 'a' },
        { source: 'a', target: 'gone' },
      ],
    });
    expect(neighbors.get('a')?.size).toBe(0);
    expect(neighbors.has('gone')).toBe(false);
  });
});

describe('the clusters of a graph', () => {
  it('are sorted by size, then by name, without nodes that belong to none', () => {
    const clusters = clustersOf([
      node('a', 'Lumen'),
      node('b', 'Atlas'),
      node('c', 'Lumen'),
      node('d'),
      node('e', 'Baltic'),
    ]);
    expect(clusters.map(({ name, ids }) => [name, ids.length])).toEqual([
      ['Lumen', 2],
      ['Atlas', 1],
      ['Baltic', 1],
    ]);
  });
});
