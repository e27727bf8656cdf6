import { describe, expect, it } from 'vitest';
import { fadedEdge, fadingOf, isFadedNode } from './fading';

const palette = {
  clusters: [],
  other: '',
  edge: 'rgb(100, 100, 100)',
  faded: { node: '', edge: '' },
  accent: '',
  ink: '',
  ground: 'rgb(0, 0, 0)',
};

const data = {
  nodes: ['a', 'b', 'c'].map((id) => ({ id, name: id })),
  edges: [
    { source: 'a', target: 'b', strength: 0.9 },
    { source: 'b', target: 'c', strength: 0.9 },
  ],
};

describe('a graph at another time', () => {
  const fading = fadingOf(data, [0.4, 0.01]);

  it('has the strengths of that time, and of each node the strongest', () => {
    expect([fading.edge(0), fading.edge(1), fading.node('b'), fading.node('c')]).toEqual([0.4, 0.01, 0.4, 0.01]);
    expect(['a', 'b', 'c'].map((id) => isFadedNode(id, fading))).toEqual([false, false, true]);
  });

  it('draws weaker edges thinner and nearer to the ground, and none that was not there', () => {
    const looks = [0.5, 0.1, 0].map((strength) => fadedEdge({}, strength, palette));
    expect(looks).toEqual([
      { size: 1.25, color: 'rgb(100, 100, 100)' },
      { size: 0.65, color: 'rgb(32, 32, 32)' },
      { hidden: true },
    ]);
  });
});
