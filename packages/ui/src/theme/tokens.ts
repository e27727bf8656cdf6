import { bezier, duration, easing } from './motion';
import { type Palette, palettes, type ThemeName } from './palette';

/** CSS pixels at the default size, as rem: everything scales with the user's text size. */
export const rem = (px: number): string => `${px / 16}rem`;

function inRem<Key extends string>(scale: Record<Key, number>): Record<Key, string>;
function inRem(scale: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(scale).map(([key, px]) => [key, rem(px)]));
}

/** Distances in px: a 4 px grid, with two finer steps for use inside a line of text. */
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

/**
 * Text sizes in px. Lists use `dense` and `body`, long text uses `reading`. From `subheading` up, each step is a level of the page outline:
 * a heading is never smaller than the text below it.
 */
export const fontSize = {
  micro: 11,
  caption: 12,
  dense: 13,
  body: 14,
  subheading: 15,
  reading: 16,
  heading: 17,
  title: 20,
  page: 26,
  display: 34,
} as const;

/** Unitless, so that it scales with the element's font size. */
const lineHeight = { tight: '1.2', heading: '1.3', dense: '1.4', body: '1.5', reading: '1.62' } as const;

const fontWeight = { regular: '400', medium: '500', semibold: '600' } as const;

export const radius = { xs: 3, sm: 6, md: 8, lg: 12 } as const;

/** Sizes of controls, icons and columns in px. `touch` is the minimum target under a coarse pointer. */
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
  /** For the product's name and motto, page titles, the brief and empty states. */
  serif: "'Newsreader Variable', ui-serif, Georgia, serif",
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const;

const layer = { base: '0', sticky: '10', navigation: '20', overlay: '30', toast: '40', tooltip: '50' } as const;

/** `rest` for cards, `raised` for a card under the pointer or being dragged, `float` for menus, dialogs and toasts. */
export type Elevation = { rest: string; raised: string; float: string };

/** Shadows are weak in the dark theme, so what is raised or floats there also has a light edge. */
const elevations: Record<ThemeName, Elevation> = {
  light: {
    rest: '0 1px 2px rgb(60 50 35 / 0.07)',
    raised: '0 0 0 1px rgb(60 50 35 / 0.06), 0 1px 2px rgb(60 50 35 / 0.06), 0 6px 16px -4px rgb(60 50 35 / 0.16)',
    float: '0 0 0 1px rgb(60 50 35 / 0.09), 0 2px 4px rgb(60 50 35 / 0.06), 0 12px 32px -6px rgb(60 50 35 / 0.2)',
  },
  dark: {
    rest: '0 1px 2px rgb(0 0 0 / 0.3)',
    raised: '0 0 0 1px rgb(255 248 235 / 0.1), 0 1px 2px rgb(0 0 0 / 0.4), 0 8px 20px -4px rgb(0 0 0 / 0.55)',
    float: '0 0 0 1px rgb(255 248 235 / 0.13), 0 2px 4px rgb(0 0 0 / 0.4), 0 16px 40px -6px rgb(0 0 0 / 0.7)',
  },
};

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** How close lists, cards and tables are set, in px. `excerpt` is the number of lines of a message on a card. Touch targets stay at 44 px. */
export const density = {
  comfortable: { inset: 12, filter: 32, tableRow: 40, excerpt: 2 },
  compact: { inset: 8, filter: 28, tableRow: 32, excerpt: 1 },
} as const satisfies Record<Density, object>;

export function densityTokens(name: Density) {
  const { excerpt, ...distances } = density[name];
  return { density: { ...inRem(distances), excerpt: String(excerpt) } };
}

export function staticTokens() {
  return {
    space: inRem(space),
    font: { family: font, size: inRem(fontSize), line: lineHeight, weight: fontWeight },
    radius: { ...inRem(radius), full: '9999px' },
    size: inRem(size),
    /** The longest comfortable line: 66 characters. Inter averages half an em per character; `ch` measures its wide zero and would give 84. */
    measure: '33em',
    /** Always one device-independent pixel, at any text size. */
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

export function themedTokens(theme: ThemeName): { color: Palette; elevation: Elevation } {
  return { color: palettes[theme], elevation: elevations[theme] };
}
