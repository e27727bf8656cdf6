import { type Palette, palettes, type ThemeName } from './palette';

/** CSS pixels at the browser's default size, as rem: everything grows with the reader's text size. */
export const rem = (px: number): string => `${px / 16}rem`;

function inRem<Key extends string>(scale: Record<Key, number>): Record<Key, string>;
function inRem(scale: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(scale).map(([key, px]) => [key, rem(px)]));
}

/** Distances in px; a 4 px grid with two finer steps for what sits inside a line of text. */
export const space = {
  none: 0,
  xxs: 2,
  xs: 4,
  snug: 6,
  sm: 8,
  md: 12,
  lg: 16,
  xl: 24,
  xxl: 32,
  xxxl: 48,
  huge: 64,
} as const;

/** Text sizes in px. Lists live on `dense` and `body`; what is read, on `reading`. */
export const fontSize = {
  micro: 11,
  caption: 12,
  dense: 13,
  body: 14,
  reading: 16,
  heading: 15,
  title: 19,
  display: 26,
} as const;

/** Unitless, so that it multiplies the size of the element that uses it. */
const lineHeight = { tight: '1.2', dense: '1.4', body: '1.5', reading: '1.62' } as const;

const fontWeight = { regular: '400', medium: '500', semibold: '600' } as const;

export const radius = { xs: 2, sm: 4, md: 6, lg: 10 } as const;

/** Sizes in px of controls, marks and columns. `touch` is the least target under a coarse pointer. */
export const size = {
  controlSmall: 26,
  control: 32,
  controlLarge: 40,
  touch: 44,
  iconSmall: 14,
  icon: 16,
  iconLarge: 20,
  avatarSmall: 24,
  avatar: 32,
  avatarLarge: 48,
  mark: 8,
  sidebar: 224,
  panel: 400,
  header: 56,
  bottomBar: 56,
} as const;

const font = {
  sans: "'Inter Variable', 'Inter Fallback', ui-sans-serif, system-ui, sans-serif",
  /** The product's name and the motto, nothing else. */
  serif: "'Newsreader Variable', ui-serif, Georgia, serif",
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const;

/** Durations in ms and their curves. Reduced motion sets every duration to zero at the root. */
export const duration = { quick: 90, calm: 140, travel: 190, pulse: 1600 } as const;

export const easing = {
  /** Something arrives or follows the hand. */
  out: [0.2, 0.7, 0.2, 1],
  /** Something changes in place. */
  standard: [0.3, 0, 0.2, 1],
} as const;

const layer = { base: '0', sticky: '10', navigation: '20', overlay: '30', toast: '40', tooltip: '50' } as const;

export type Elevation = { float: string };

/** One elevation, for what floats above the page. In the dark a shadow says little, so an edge of light helps it. */
const elevations: Record<ThemeName, Elevation> = {
  light: {
    float: '0 0 0 1px rgb(60 50 35 / 0.09), 0 2px 4px rgb(60 50 35 / 0.06), 0 12px 32px -6px rgb(60 50 35 / 0.2)',
  },
  dark: { float: '0 0 0 1px rgb(255 248 235 / 0.13), 0 2px 4px rgb(0 0 0 / 0.4), 0 16px 40px -6px rgb(0 0 0 / 0.7)' },
};

const bezier = (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`;

/** What is the same in both themes. */
export function staticTokens() {
  return {
    space: inRem(space),
    font: { family: font, size: inRem(fontSize), line: lineHeight, weight: fontWeight },
    radius: { ...inRem(radius), full: '9999px' },
    size: inRem(size),
    /** The longest comfortable line: 66 characters. Inter's run at half an em each; `ch` would measure its wide zero and give 84. */
    measure: '33em',
    /** Hairlines stay one device-independent pixel at any text size. */
    hairline: '1px',
    duration: {
      quick: `${duration.quick}ms`,
      calm: `${duration.calm}ms`,
      travel: `${duration.travel}ms`,
      pulse: `${duration.pulse}ms`,
    },
    easing: { out: bezier(easing.out), standard: bezier(easing.standard) },
    z: layer,
  };
}

/** What a theme must supply. */
export function themedTokens(theme: ThemeName): { color: Palette; elevation: Elevation } {
  return { color: palettes[theme], elevation: elevations[theme] };
}
