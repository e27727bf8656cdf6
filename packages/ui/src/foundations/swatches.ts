import { palettes } from '../theme';

export interface Swatch {
  /** Path in `vars.color`: `priority.high.ink`. */
  name: string;
  light: string;
  dark: string;
}

/** Flattens nested colors, each under its path. */
function leaves(group: object, path = ''): { name: string; color: string }[] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ name: path + key, color: value }] : leaves({ ...value }, `${path}${key}.`),
  );
}

export function swatches(): Swatch[] {
  const dark = new Map(leaves(palettes.dark).map(({ name, color }) => [name, color]));
  return leaves(palettes.light).map(({ name, color }) => ({ name, light: color, dark: dark.get(name) ?? color }));
}

/** Swatches whose names start with one of the given paths. */
export const swatchesOf = (beginnings: readonly string[]): Swatch[] =>
  swatches().filter(({ name }) =>
    beginnings.some((beginning) => name === beginning || name.startsWith(`${beginning}.`)),
  );
