import { describe, expect, it } from 'vitest';
import { contrast } from './color';
import { usedPairs } from './pairs';
import { palettes, type ThemeName } from './palette';

const themes: ThemeName[] = ['light', 'dark'];

describe.each(themes)('contrast in the %s theme', (theme) => {
  const pairs = usedPairs(palettes[theme]);

  it.each(pairs)('$name is at least $least:1', ({ foreground, background, least }) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(least);
  });

  it('declares every text color of the palette in some pair', () => {
    const declared = new Set(pairs.flatMap(({ foreground, background }) => [foreground, background]));
    const {
      inkDisabled: _exempt,
      hairline: _decorative,
      edge: _repeatsTheWords,
      scrim: _covers,
      ...flat
    } = palettes[theme];
    const colors = Object.values(flat).filter((value) => typeof value === 'string');
    expect(colors.filter((color) => !declared.has(color))).toEqual([]);
  });
});

describe('the arithmetic', () => {
  it('agrees with the extremes that WCAG states', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  it('gives the published ratio of a mid grey, whichever comes first', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });
});
