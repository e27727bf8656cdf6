import { describe, expect, it } from 'vitest';
import { lineGroups } from './lineGroups';

describe('lines of many edges', () => {
  const looks = [
    { color: 'pale', size: 0.6 },
    { color: 'accent', size: 3, zIndex: 2 },
    { color: 'full', size: 1.9 },
    { color: 'pale', size: 0.7 },
    { hidden: true },
  ];

  it('lie together by their look, those in front last, and hidden ones are none', () => {
    expect(lineGroups(looks.length, (edge) => looks[edge] ?? {})).toEqual([
      { color: 'pale', width: 1, edges: [0, 3] },
      { color: 'full', width: 1, edges: [2] },
      { color: 'accent', width: 3, edges: [1] },
    ]);
  });

  it('keep the order of the data, so that weak ones lie over strong ones as those over them', () => {
    const colors = lineGroups(4_096, (edge) => ({ color: edge % 2 === 0 ? 'pale' : 'full' })).map(({ color }) => color);
    expect(colors).toEqual(['pale', 'full', 'pale', 'full']);
  });
});
