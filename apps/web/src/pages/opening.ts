import type { ThemeName } from '@concordia/ui/theme';

/** How a page is shown, as far as it decides what is asked. */
export interface Appearance {
  /** The window is wide enough for the board. */
  readonly hasRoom: boolean;
  readonly theme: ThemeName;
}

/**
 * What a page asks the server when it is opened by its address. Each page has its own in `asks.ts`, apart from its code: it is asked while that is
 * being read.
 */
export type Asks = (params: URLSearchParams, appearance: Appearance) => readonly string[];

export const has = (params: URLSearchParams, names: readonly string[]): boolean =>
  [...params.keys()].some((name) => names.includes(name));
