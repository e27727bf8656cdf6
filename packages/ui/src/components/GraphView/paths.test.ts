import { describe, expect, it } from 'vitest';
import { type GraphEdge, neighborsOf } from './graph';
import { shortestPath } from './paths';

const graph = (...edges: [string, string, number?][]) =>
  neighborsOf({
    nodes: [...new Set(edges.flatMap(([source, target]) => [source, target]))].map((id) => ({ id, name: id })),
    edges: edges.map(([source, target, strength]): GraphEdge => ({ source, target, strength })),
  });

describe('the path between two nodes', () => {
  it('has the fewest steps', () => {
    const neighbors = graph(['a', 'b'], ['b', 'c'], ['c', 'd'], ['a', 'x'], ['x', 'd']);
    expect(shortestPath(neighbors, 'a', 'd')).toEqual(['a', 'x', 'd']);
  });

  it('takes the way whose weakest edge is the strongest, among ways of the same length', () => {
    const neighbors = graph(['a', 'b', 0.9], ['b', 'd', 0.2], ['a', 'c', 0.5], ['c', 'd', 0.6]);
    expect(shortestPath(neighbors, 'a', 'd')).toEqual(['a', 'c', 'd']);
  });

  it('is one node from a node to itself, and nothing where no way leads', () => {
    const neighbors = graph(['a', 'b'], ['c', 'd']);
    expect(shortestPath(neighbors, 'a', 'a')).toEqual(['a']);
    expect(shortestPath(neighbors, 'a', 'd')).toBeNull();
    expect(shortestPath(neighbors, 'a', 'nobody')).toBeNull();
  });

  it('ends in a circle', () => {
    expect(shortestPath(graph(['a', 'b'], ['b', 'c'], ['c', 'a'], ['d', 'e']), 'a', 'd')).toBeNull();
  });
});
