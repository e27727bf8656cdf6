/**
 * The modes in which a story can be seen besides the default (light, left to right, 1200 px), in one place for the toolbar, the tests
 * and Chromatic. A story asks for a mode with the tag of that name: `tags: ['dark', 'small']`.
 */
export const viewports = {
  w320: { name: 'Small phone (320)', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  w390: { name: 'Phone (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  w768: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  w1440: { name: 'Desktop (1440)', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** The window that Storybook's globals ask for, in CSS pixels; `null` where they leave it at the default. */
export function windowOf({ viewport }: Readonly<Record<string, unknown>>): { width: number; height: number } | null {
  const value = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : undefined;
  const chosen = Object.entries(viewports).find(([name]) => name === value)?.[1].styles;
  return chosen ? { width: Number.parseInt(chosen.width, 10), height: Number.parseInt(chosen.height, 10) } : null;
}

/** What the browser itself has to pretend: no page can ask it for that. */
export type Emulation = 'none' | 'forcedColors' | 'touch';

/** What must hold after the play, besides what the play asserts. */
export type ModeCheck = 'overflow' | 'targets';

export interface Mode {
  /** Storybook globals: the toolbar can set the same. */
  readonly globals: Readonly<Record<string, unknown>>;
  readonly emulates: Emulation;
  readonly checks: readonly ModeCheck[];
  /** Whether its picture is kept and compared. */
  readonly isPictured: boolean;
  /** What axe looks at again: only what the mode changes. */
  readonly audits: 'everything' | 'contrast' | 'nothing';
  /**
   * How a test comes to it.
   *
   * - `inPlace`  by changing what stands there after the play, as it changes for a reader who chooses the dark or turns their phone
   * - `byPlay`   by the story's play once more: at another width there may be other things to press
   * - `asTagged` in place, and by its play for a story that is tagged `replayed`
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
  rtl: { ...asTagged, globals: { direction: 'rtl' } },
  forced: { ...inPlace, emulates: 'forcedColors' },
  zoom: { ...asTagged, globals: { textZoom: '200' }, checks: ['overflow'] },
  narrow: { ...plain, globals: viewport('w390') },
  small: { ...inPlace, globals: viewport('w320'), checks: ['overflow'], isPictured: false },
  coarse: { ...inPlace, emulates: 'touch', checks: ['targets'], isPictured: false },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

const isModeName = (tag: string): tag is ModeName => tag in modes;

/** How a test comes to a mode of a story with these tags. */
export function wayTo(name: ModeName, tags: readonly string[]): 'byPlay' | 'inPlace' {
  const { isReached }: Mode = modes[name];
  if (isReached !== 'asTagged') return isReached;
  return tags.includes('replayed') ? 'byPlay' : 'inPlace';
}

/** The modes that a story's tags ask for. */
export const modesOf = (tags: readonly string[]): ModeName[] => tags.filter(isModeName);

/** The instant of every story, which is also the default `now` of the fixtures' world. */
export const storyNow = new Date('2026-03-02T09:00:00.000Z');
