/**
 * Story modes besides the default (light, left to right, 1200 px), shared by the toolbar, the tests and Chromatic. A story opts in by tag:
 * `tags: ['dark', 'small']`.
 */
export const viewports = {
  w320: { name: 'Small phone (320)', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  w390: { name: 'Phone (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  w768: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  w1440: { name: 'Desktop (1440)', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** The viewport in Storybook's globals, in CSS pixels; `null` for the default. */
export function windowOf({ viewport }: Readonly<Record<string, unknown>>): { width: number; height: number } | null {
  const value = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : undefined;
  const chosen = Object.entries(viewports).find(([name]) => name === value)?.[1].styles;
  return chosen ? { width: Number.parseInt(chosen.width, 10), height: Number.parseInt(chosen.height, 10) } : null;
}

export type Emulation = 'none' | 'forcedColors' | 'touch' | 'forcedColorsAndTouch';

export type ModeCheck = 'overflow' | 'targets';

export interface Mode {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly emulates: Emulation;
  readonly checks: readonly ModeCheck[];
  /** Whether a screenshot is kept and compared. */
  readonly isPictured: boolean;
  /** What axe checks again: only what the mode changes. */
  readonly audits: 'everything' | 'contrast' | 'nothing';
  /**
   * How a test enters the mode.
   *
   * - `inPlace`  changes the page after the play, as when a reader switches to dark or rotates the phone
   * - `byPlay`   runs the play again: another width may show other controls
   * - `asTagged` in place, or by play if the story is tagged `replayed`
   */
  readonly isReached: 'byPlay' | 'inPlace' | 'asTagged';
}

const plain = {
  globals: {},
  emulates: 'none',
  checks: [],
  isPictured: true,
  audits: 'everything',
  isReached: 'byPlay',
} satisfies Mode;
const inPlace = { ...plain, audits: 'nothing', isReached: 'inPlace' } satisfies Mode;
const asTagged = { ...inPlace, isReached: 'asTagged' } satisfies Mode;
const viewport = (value: keyof typeof viewports) => ({ viewport: { value, isRotated: false } });

export const modes = {
  dark: { ...asTagged, globals: { theme: 'dark' }, audits: 'contrast' },
  compact: { ...inPlace, globals: { density: 'compact' } },
  rtl: { ...asTagged, globals: { direction: 'rtl' } },
  forced: { ...inPlace, emulates: 'forcedColors' },
  zoom: { ...asTagged, globals: { textZoom: '200' }, checks: ['overflow'] },
  narrow: { ...plain, globals: viewport('w390') },
  small: { ...inPlace, globals: viewport('w320'), checks: ['overflow'], isPictured: false },
  coarse: { ...inPlace, emulates: 'touch', checks: ['targets'], isPictured: false },
  /** `small`, `coarse` and `forced` at once, for widgets: one visit instead of three. */
  phone: {
    ...inPlace,
    globals: viewport('w320'),
    emulates: 'forcedColorsAndTouch',
    checks: ['overflow', 'targets'],
    isPictured: false,
  },
  /** `zoom` without its picture. */
  enlarged: { ...inPlace, globals: { textZoom: '200' }, checks: ['overflow'], isPictured: false },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

const isModeName = (tag: string): tag is ModeName => tag in modes;

/** Resolves `asTagged` by the story's tags. */
export function wayTo(name: ModeName, tags: readonly string[]): 'byPlay' | 'inPlace' {
  const { isReached }: Mode = modes[name];
  if (isReached !== 'asTagged') return isReached;
  return tags.includes('replayed') ? 'byPlay' : 'inPlace';
}

export const modesOf = (tags: readonly string[]): ModeName[] => tags.filter(isModeName);

/** The instant of every story, and the default `now` of the fixture world. */
export const storyNow = new Date('2026-03-02T09:00:00.000Z');
