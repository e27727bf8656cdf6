import { describe, expect, it } from 'vitest';
import { valueAxis } from './valueAxis';

describe('valueAxis', () => {
  it('ends at round values and keeps zero', () => {
    expect(valueAxis([12, 87], 5)).toEqual({ domain: [0, 100], ticks: [0, 20, 40, 60, 80, 100] });
  });

  it('reaches below zero', () => {
    expect(valueAxis([-18, 25], 5)).toEqual({ domain: [-20, 30], ticks: [-20, -10, 0, 10, 20, 30] });
  });

  it('may begin where the data do', () => {
    expect(valueAxis([96.2, 98.9], 3, 'data').domain).toEqual([96, 99]);
  });

  it('never has more than one tick above what there is room for', () => {
    for (let high = 1; high < 200; high += 7) {
      for (const count of [2, 3, 4, 5]) expect(valueAxis([high], count).ticks.length).toBeLessThanOrEqual(count + 1);
    }
  });

  it('counts in whole steps what is counted', () => {
    expect(valueAxis([1, 2], 6).ticks).toEqual([0, 1, 2]);
    expect(valueAxis([0.5, 2], 4).ticks).toContain(0.5);
  });

  it('has a scale for one value, for zeroes and for none', () => {
    expect(valueAxis([0, 0], 4)).toEqual({ domain: [0, 1], ticks: [0, 1] });
    expect(valueAxis([], 4).domain).toEqual([0, 1]);
    expect(valueAxis([40, 40], 4, 'data').domain).toEqual([20, 60]);
    expect(valueAxis([-40], 4).domain).toEqual([-40, 0]);
  });
});
