/** Widths in em: average characters, broad ones, and full-width East Asian ones. */
const letter = 0.6;
const broad = 0.95;
const full = 1;
const firstFull = 0x2e80;
const isBroad = /[%@MWm]/;

function signWidth(sign: string): number {
  if ((sign.codePointAt(0) ?? 0) >= firstFull) return full;
  return isBroad.test(sign) ? broad : letter;
}

/** Estimates the width of a text, in the unit of `em`. Measuring glyphs would wait for the font and change once it loads. */
export function textWidth(text: string, em: number): number {
  let ems = 0;
  for (const sign of text) ems += signWidth(sign);
  return ems * em;
}

export const widest = (texts: readonly string[], em: number): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, em)));

/** Returns how many ticks fit at `each` px per tick, between 2 and 7. */
export function tickCount(length: number, each: number): number {
  return Math.max(2, Math.min(7, Math.floor(length / Math.max(1, each))));
}

/** Returns n such that showing every nth label gives each the room it needs. */
export function everyNth(step: number, needed: number): number {
  return step <= 0 ? 1 : Math.max(1, Math.ceil(needed / step));
}
