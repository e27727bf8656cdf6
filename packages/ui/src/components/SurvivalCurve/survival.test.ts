import { describe, expect, it } from 'vitest';
import { drawnSteps, estimateAt, medianOf } from './survival';

const step = (at: number, share: number) => ({ at, share, low: share - 0.1, high: share + 0.1 });
const group = { name: 'All', steps: [step(2, 0.8), step(5, 0.5), step(9, 0.3)] };

describe('a survival curve', () => {
  it('stays at an estimate until the next event', () => {
    expect([0, 1.9, 2, 4.9, 5, 20].map((at) => estimateAt(group, at).share)).toEqual([1, 1, 0.8, 0.8, 0.5, 0.3]);
  });

  it('has its median where at most half are left', () => {
    expect(medianOf(group)).toBe(5);
    expect(medianOf({ name: 'New', steps: [step(3, 0.51)] })).toBeNull();
    expect(medianOf({ name: 'Nobody left', steps: [] })).toBeNull();
  });

  it('is drawn from the beginning to the end of the chart, whenever its last event was', () => {
    expect(drawnSteps(group, 6).map(({ at, share }) => [at, share])).toEqual([
      [0, 1],
      [2, 0.8],
      [5, 0.5],
      [6, 0.5],
    ]);
  });
});
