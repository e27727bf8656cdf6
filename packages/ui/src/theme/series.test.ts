import { describe, expect, it } from 'vitest';
import { components, type Hex } from './color';
import { palettes, type ThemeName } from './palette';

type Matrix = readonly (readonly [number, number, number])[];

/** How the cones that are left see linear sRGB: Machado, Oliveira and Fernandes 2009, at full severity. */
const eyes: Record<string, Matrix> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** A color in OKLab, as an eye sees it. */
function seen(hex: Hex, eye: Matrix): readonly number[] {
  const light = components(hex).map(linear);
  const [r = 0, g = 0, b = 0] = eye.map((row) =>
    Math.max(
      0,
      row.reduce((sum, weight, at) => sum + weight * (light[at] ?? 0), 0),
    ),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distance = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));

/** Four times the smallest difference that one notices between areas side by side. */
const clearlyApart = 0.08;

const themes: ThemeName[] = ['light', 'dark'];

describe.each(themes)('the steps of a heat map in the %s theme', (theme) => {
  it.each(Object.keys(eyes))('are told apart: %s', (name) => {
    const eye = eyes[name] ?? [];
    const steps = [palettes[theme].surfaceRaised, ...Object.values(palettes[theme].heat)];
    const apart = steps.slice(1).map((hex, at) => distance(seen(hex, eye), seen(steps[at] ?? '#000000', eye)));
    expect(apart.slice(1).every((each) => each > clearlyApart * 0.7)).toBe(true);
    // A cell with nothing in it stays in sight, and quiet.
    expect(apart[0]).toBeGreaterThan(0.02);
  });
});

describe.each(themes)('the series of a chart in the %s theme', (theme) => {
  it.each(Object.keys(eyes))('are told apart: %s', (name) => {
    const eye = eyes[name] ?? [];
    const colors = Object.entries(palettes[theme].series);
    const tooClose = colors.flatMap(([one, hex], at) =>
      colors
        .slice(at + 1)
        .filter(([, other]) => distance(seen(hex, eye), seen(other, eye)) < clearlyApart)
        .map(([other]) => `${one} and ${other}`),
    );
    expect(tooClose).toEqual([]);
  });
});
