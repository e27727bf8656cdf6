import { palettes } from '../theme';

/** One colour of the palette in both themes. */
export interface Swatch {
  /** As it is read from `vars.color`: `priority.high.ink`. */
  name: string;
  light: string;
  dark: string;
}

/** The colours below a group, each under its path. */
function leaves(group: object, path = ''): { name: string; colour: string }[] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ name: path + key, colour: value }] : leaves({ ...value }, `${path}${key}.`),
  );
}

/** Every colour there is. */
export function swatches(): Swatch[] {
  const dark = new Map(leaves(palettes.dark).map(({ name, colour }) => [name, colour]));
  return leaves(palettes.light).map(({ name, colour }) => ({ name, light: colour, dark: dark.get(name) ?? colour }));
}

/** Those of one purpose, by the beginning of their names. */
export const swatchesOf = (beginnings: readonly string[]): Swatch[] =>
  swatches().filter(({ name }) =>
    beginnings.some((beginning) => name === beginning || name.startsWith(`${beginning}.`)),
  );
