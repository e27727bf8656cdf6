import { describe, expect, it } from 'vitest';
import { nearest, walk } from './walk';

const extent = { series: 2, count: 5 };
const from = { series: 0, index: 2 };

describe('walk', () => {
  it.each([
    ['ArrowRight', 0, 3],
    ['ArrowLeft', 0, 1],
    ['ArrowDown', 1, 2],
    ['ArrowUp', 0, 2],
    ['Home', 0, 0],
    ['End', 0, 4],
  ])('%s leads to series %i, place %i', (key, series, index) => {
    expect(walk(key, from, extent, {})).toEqual({ series, index });
  });

  it('follows the reading direction', () => {
    expect(walk('ArrowLeft', from, extent, { isRtl: true })).toEqual({ series: 0, index: 3 });
  });

  it('runs down a list of bars, and up a stack', () => {
    expect(walk('ArrowDown', from, extent, { isDownwards: true })).toEqual({ series: 0, index: 3 });
    expect(walk('ArrowRight', from, extent, { isDownwards: true })).toEqual({ series: 1, index: 2 });
    expect(walk('ArrowUp', from, extent, { isStackedUp: true })).toEqual({ series: 1, index: 2 });
  });

  it('stops at the ends', () => {
    expect(walk('ArrowRight', { series: 1, index: 4 }, extent, {})).toEqual({ series: 1, index: 4 });
  });

  it('enters at the end that it comes from', () => {
    expect(walk('ArrowRight', null, extent, {})).toEqual({ series: 0, index: 0 });
    expect(walk('ArrowLeft', null, extent, {})).toEqual({ series: 0, index: 4 });
  });

  it('leaves other keys alone', () => {
    expect(walk('Tab', from, extent, {})).toBeNull();
  });
});

describe('nearest', () => {
  const points = [
    [
      { x: 0, y: 10 },
      { x: 50, y: 20 },
    ],
    [
      { x: 0, y: 90 },
      { x: 50, y: 60 },
    ],
  ];

  it('looks along the chart before it looks across', () => {
    expect(nearest(points, { x: 30, y: 90 }, {})).toEqual({ series: 1, index: 1 });
    expect(nearest(points, { x: 10, y: 30 }, {})).toEqual({ series: 0, index: 0 });
  });

  it('finds nothing in an empty chart', () => {
    expect(nearest([[]], { x: 0, y: 0 }, {})).toBeNull();
  });
});
