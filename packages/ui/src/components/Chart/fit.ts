/** Shares of the text size: a letter or figure on average, the broad ones among them, and the full-width ones of East Asia. */
const letter = 0.6;
const broad = 0.95;
const full = 1;
const firstFull = 0x2e80;
const isBroad = /[%@MWm]/;

function signWidth(sign: string): number {
  if ((sign.codePointAt(0) ?? 0) >= firstFull) return full;
  return isBroad.test(sign) ? broad : letter;
}

/**
 * About how wide a text is, in the unit of `em`. Measuring the real glyphs would wait for the font, and differ before and after it is there.
 */
export function textWidth(text: string, em: number): number {
  let ems = 0;
  for (const sign of text) ems += signWidth(sign);
  return ems * em;
}

export const widest = (texts: readonly string[], em: number): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, em)));

/** How many ticks fit on a length: one each so many px, between two and seven. */
export function tickCount(length: number, each: number): number {
  return Math.max(2, Math.min(7, Math.floor(length / Math.max(1, each))));
}

/** Every how many-eth label is written, so that each has the room that it needs. */
export function everyNth(step: number, needed: number): number {
  return step <= 0 ? 1 : Math.max(1, Math.ceil(needed / step));
}
