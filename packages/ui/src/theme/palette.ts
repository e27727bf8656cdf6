import { CHANNEL_LOOKS } from '../channels/registry';
import type { Hex } from './color';
import { hueAt, tone } from './ramps';

export type ThemeName = 'light' | 'dark';

/** Syntax highlighting, OKLCH hues in degrees: far enough apart to distinguish, muted enough to read. */
const codeHues = { keyword: 335, name: 255, string: 140, number: 55 } as const;

/** Six muted avatar backgrounds, warm to cool; none is a priority color at full strength. */
const avatarHues = { clay: 45, ochre: 85, moss: 125, sea: 195, slate: 255, plum: 335 } as const;

/**
 * Chart series in order of assignment: lightness, chroma and hue of each.
 *
 * Chosen by search so that any two differ visibly with normal vision and with each type of color blindness, and so that neighbors differ
 * in lightness. A test enforces this.
 */
const seriesTones = {
  light: {
    sea: [46, 0.07, 206],
    ochre: [52.3, 0.102, 81],
    slate: [36.3, 0.12, 270],
    moss: [60.5, 0.084, 122],
    clay: [42.3, 0.134, 39],
    sky: [57, 0.107, 252],
    plum: [36, 0.09, 346],
    violet: [48, 0.15, 300],
  },
  dark: {
    sea: [74, 0.07, 185],
    ochre: [76, 0.129, 78],
    slate: [62.4, 0.12, 266],
    moss: [86, 0.083, 124],
    clay: [65, 0.14, 36.5],
    sky: [85.5, 0.11, 224],
    plum: [58, 0.09, 343],
    violet: [76, 0.15, 300],
  },
} as const;

/** Lightness of the five steps of a heat map, from nothing to most. Figures on the first three are `ink`, on the last two `onAccent`. */
const heatTones = {
  light: { least: 93.5, low: 85.5, middle: 76, high: 52, most: 38 },
  dark: { least: 27.5, low: 34.5, middle: 43, high: 65, most: 80 },
} as const;

function mapValues<Key extends string, Value, Result>(
  source: Record<Key, Value>,
  change: (value: Value, key: Key) => Result,
): Record<Key, Result>;
function mapValues<Value, Result>(
  source: Record<string, Value>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, change(value, key)]));
}

/** A tier or status: text for any surface or its own soft background, and a mark (dot, icon, bar). */
type Meaning = {
  /** Text and icons: 4.5:1 on every surface and on `soft`. */
  ink: Hex;
  soft: Hex;
  /** Small shapes: 3:1 on every surface. */
  mark: Hex;
};

const lightMeaning = (hue: 'red' | 'amber' | 'green' | 'verdigris'): Meaning => ({
  ink: tone(hue, 43),
  soft: tone(hue, 94),
  mark: tone(hue, hue === 'amber' ? 60 : 56, 1.1),
});

const darkMeaning = (hue: 'red' | 'amber' | 'green' | 'verdigris'): Meaning => ({
  ink: tone(hue, 82),
  soft: tone(hue, 31, 0.62),
  mark: tone(hue, 70, 1.1),
});

/** Most of a board is low priority, so its background is fainter than the other two. */
const quiet = (meaning: Meaning, soft: Hex): Meaning => ({ ...meaning, soft });

function lightPalette() {
  return {
    surface: tone('paper', 96.4),
    /** On or above the page: cards, menus, dialogs, fields. */
    surfaceRaised: tone('paper', 99.3, 0.6),
    /** Set into the page: board columns, wells, code. */
    surfaceSunken: tone('paper', 93.4),
    surfaceHover: tone('paper', 94.2),
    surfacePressed: tone('paper', 91.6),
    /** The selected row, tab or filter. */
    surfaceSelected: tone('verdigris', 93.2),
    /** The only inverted surface: tooltips. */
    surfaceInverse: tone('paper', 25),
    onInverse: tone('paper', 97),
    ink: tone('paper', 24),
    /** Secondary text and placeholders; 4.5:1 on every surface. */
    inkMuted: tone('paper', 45),
    /** Text of disabled controls only. */
    inkDisabled: tone('paper', 64),
    /** Dividers, which carry no information. */
    hairline: tone('paper', 89),
    /** Edges of buttons, which their label already identifies. */
    edge: tone('paper', 81),
    /** Edges of controls that nothing else identifies: 3:1. */
    outline: tone('paper', 58),
    accent: tone('verdigris', 42),
    accentHover: tone('verdigris', 37.5),
    accentPressed: tone('verdigris', 33),
    onAccent: tone('paper', 99.6, 0.4),
    /** Accent as text: links, selected items. */
    accentInk: tone('verdigris', 41),
    accentSoft: tone('verdigris', 93.2),
    focus: tone('verdigris', 50, 1.25),
    danger: tone('red', 47),
    dangerHover: tone('red', 42.5),
    dangerPressed: tone('red', 38),
    onDanger: tone('paper', 99.6, 0.4),
    negative: lightMeaning('red'),
    warning: lightMeaning('amber'),
    positive: lightMeaning('green'),
    notice: lightMeaning('verdigris'),
    priority: {
      high: lightMeaning('red'),
      medium: lightMeaning('amber'),
      low: quiet(lightMeaning('green'), tone('green', 96.2, 0.8)),
    },
    channel: mapValues(CHANNEL_LOOKS, ({ hue: { hue, strength } }) => hueAt(hue, 56, 0.12 * strength)),
    avatar: mapValues(avatarHues, (hue) => ({ ground: hueAt(hue, 90.5, 0.032), ink: hueAt(hue, 36, 0.055) })),
    /** Syntax highlighting, on any surface. Comments are `inkMuted`; the rest is `ink`. */
    code: mapValues(codeHues, (hue) => hueAt(hue, 43, 0.1)),
    /** Chart series; 3:1 on every resting surface. */
    series: mapValues(seriesTones.light, ([lightness, chroma, hue]) => hueAt(hue, lightness, chroma)),
    /** Amounts by one hue, for heat maps and cohorts. */
    heat: mapValues(heatTones.light, (lightness) => tone('verdigris', lightness)),
    selection: tone('verdigris', 88),
    /** Covers the page behind a dialog. The only color with alpha, so it is in no contrast pair. */
    scrim: 'rgb(36 31 24 / 0.38)',
  };
}

export type Palette = ReturnType<typeof lightPalette>;

function darkPalette(): Palette {
  return {
    surface: tone('soot', 19),
    surfaceRaised: tone('soot', 23.8),
    surfaceSunken: tone('soot', 15.8),
    surfaceHover: tone('soot', 27),
    surfacePressed: tone('soot', 30.5),
    surfaceSelected: tone('verdigris', 29.5, 0.62),
    surfaceInverse: tone('soot', 91),
    onInverse: tone('soot', 21),
    ink: tone('soot', 92.5),
    inkMuted: tone('soot', 74),
    inkDisabled: tone('soot', 51),
    hairline: tone('soot', 30.5),
    edge: tone('soot', 40),
    outline: tone('soot', 57),
    accent: tone('verdigris', 72, 1.15),
    accentHover: tone('verdigris', 77, 1.1),
    accentPressed: tone('verdigris', 82, 1.05),
    onAccent: tone('soot', 18),
    accentInk: tone('verdigris', 80),
    accentSoft: tone('verdigris', 29.5, 0.62),
    focus: tone('verdigris', 74, 1.25),
    danger: tone('red', 70, 0.86),
    dangerHover: tone('red', 75, 0.86),
    dangerPressed: tone('red', 80, 0.86),
    onDanger: tone('soot', 18),
    negative: darkMeaning('red'),
    warning: darkMeaning('amber'),
    positive: darkMeaning('green'),
    notice: darkMeaning('verdigris'),
    priority: {
      high: darkMeaning('red'),
      medium: darkMeaning('amber'),
      low: quiet(darkMeaning('green'), tone('green', 26.5, 0.45)),
    },
    channel: mapValues(CHANNEL_LOOKS, ({ hue: { hue, strength } }) => hueAt(hue, 72, 0.1 * strength)),
    avatar: mapValues(avatarHues, (hue) => ({ ground: hueAt(hue, 34, 0.035), ink: hueAt(hue, 87, 0.045) })),
    code: mapValues(codeHues, (hue) => hueAt(hue, 80, 0.085)),
    series: mapValues(seriesTones.dark, ([lightness, chroma, hue]) => hueAt(hue, lightness, chroma)),
    heat: mapValues(heatTones.dark, (lightness) => tone('verdigris', lightness)),
    selection: tone('verdigris', 38, 0.8),
    scrim: 'rgb(8 7 5 / 0.6)',
  };
}

/** The colors of a theme by purpose. Components use these, never a ramp. */
export const palettes: Record<ThemeName, Palette> = { light: lightPalette(), dark: darkPalette() };
