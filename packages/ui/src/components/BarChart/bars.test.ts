import { describe, expect, it } from 'vitest';
import { barLayout, barPath, barsOf } from './bars';

describe('barLayout', () => {
  it('sets the bars of one place beside each other around its middle', () => {
    const layout = barLayout({ range: [0, 300], count: 3, series: 2, thickest: 30 });
    expect(layout.centers.map(Math.round)).toEqual([50, 150, 250]);
    expect(layout.offsets).toEqual([-30, 0]);
    expect(layout.thickness).toBe(30);
  });

  it('makes them thinner where there is no room', () => {
    const { thickness, step } = barLayout({ range: [0, 100], count: 10, series: 3, thickest: 30 });
    expect(thickness).toBeLessThan(step / 3);
  });
});

describe('barPath', () => {
  it('rounds the end that is the value, above zero and below', () => {
    expect(barPath(10, 8, 100, 40, false)).toBe('M10,100V42Q10,40 12,40H16Q18,40 18,42V100Z');
    expect(barPath(10, 8, 100, 140, false)).toBe('M10,100V138Q10,140 12,140H16Q18,140 18,138V100Z');
    expect(barPath(10, 8, 0, 60, true)).toBe('M0,10H58Q60,10 60,12V16Q60,18 58,18H0Z');
  });

  it('rounds no more than there is', () => {
    expect(barPath(0, 8, 100, 99, false)).toContain('V100Q');
  });
});

describe('barsOf', () => {
  it('draws nothing for zero and for what was not measured, and still has a place for them', () => {
    const layout = barLayout({ range: [0, 300], count: 3, series: 1, thickest: 30 });
    const { bars, points } = barsOf({
      series: [{ values: [10, 0, null] }],
      layout,
      valueAt: (value) => 100 - value,
      isHorizontal: false,
    });
    expect(bars.map(({ index }) => index)).toEqual([0]);
    expect(points[0]?.map(({ y }) => y)).toEqual([90, 100, 100]);
  });
});
