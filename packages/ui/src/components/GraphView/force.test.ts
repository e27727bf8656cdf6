import { describe, expect, it } from 'vitest';
import { lyingFlat, scaled } from './force';

const places = new Map([
  ['up', { x: 1, y: 10 }],
  ['down', { x: -1, y: -10 }],
  ['aside', { x: 2, y: 0 }],
]);

const spread = (axis: 'x' | 'y', turned: ReadonlyMap<string, { x: number; y: number }>) =>
  Math.max(...[...turned.values()].map((place) => Math.abs(place[axis])));

describe('places around zero', () => {
  it('are turned to spread from left to right, without changing distances', () => {
    const turned = lyingFlat(places);
    expect(spread('x', turned)).toBeGreaterThan(10);
    expect(spread('y', turned)).toBeLessThan(3);
    expect(Math.hypot(turned.get('up')?.x ?? 0, turned.get('up')?.y ?? 0)).toBeCloseTo(Math.hypot(1, 10));
  });

  it('are scaled so that the farthest lies at the radius', () => {
    expect(scaled(new Map([['a', { x: 3, y: 4 }]]), 10).get('a')).toEqual({ x: 6, y: 8 });
    expect(scaled(new Map([['a', { x: 0, y: 0 }]]), 10).get('a')).toEqual({ x: 0, y: 0 });
  });
});
