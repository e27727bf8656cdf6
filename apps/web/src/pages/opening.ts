import type { ThemeName } from '@concordia/ui/theme';

/** Display conditions that decide what is fetched. */
export interface Appearance {
  readonly hasRoom: boolean;
  readonly theme: ThemeName;
}

/**
 * The data a page fetches when opened by its address. Each page declares it in `asks.ts`, apart from its code, so that fetching starts while the code
 * loads.
 */
export type Asks = (params: URLSearchParams, appearance: Appearance) => readonly string[];

export const has = (params: URLSearchParams, names: readonly string[]): boolean =>
  [...params.keys()].some((name) => names.includes(name));
