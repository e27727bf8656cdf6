import { describe, expect, it } from 'vitest';
import { sparkPath } from './sparkPath';

const frame = { width: 100, height: 20, margin: 0 };

describe('sparkPath', () => {
  it('runs from the lowest to the highest value', () => {
    expect(sparkPath([0, 10, 5], frame)).toEqual({ path: 'M0,20L50,0L100,10', last: { x: 100, y: 10 } });
  });

  it('breaks where nothing was measured, and ends at the last value that was', () => {
    expect(sparkPath([0, null, 10, 5, null], frame)).toEqual({ path: 'M0,20ZM50,0L75,10', last: { x: 75, y: 10 } });
  });

  it('runs equal values through the middle, and has nothing of nothing', () => {
    expect(sparkPath([7, 7], frame).path).toBe('M0,10L100,10');
    expect(sparkPath([7], frame).last).toEqual({ x: 50, y: 10 });
    expect(sparkPath([null], frame)).toEqual({ path: '', last: null });
  });
});
