import { clampUnits } from './graphemes.js';

/** Maximum content of a message in API lists, in UTF-16 units. */
export const PREVIEW_LIMIT = 400;
const ELLIPSIS = '…';

// Zero-width characters that newsletters use as invisible padding. Keeps the zero-width joiner, which emoji and Indic scripts need.
const INVISIBLE = /(?:\u00ad|\u034f|\u180e|\u200b|\u200e|\u200f|\u2060|\ufeff)+/gu;

/** Collapses white space, including line ends, to one space and drops invisible padding. */
export function collapseWhitespace(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
}

/**
 * A one-line preview: white space collapsed, cut between characters, with an ellipsis if cut.
 *
 * @param limit in UTF-16 units, including the ellipsis, at least 1.
 */
export function preview(text: string, limit: number = PREVIEW_LIMIT): string {
  // A body can be megabytes long: only reads what a preview could need.
  const line = collapseWhitespace(text.slice(0, limit * 40));
  if (line.length <= limit) return line;
  return clampUnits(line, limit - ELLIPSIS.length).trimEnd() + ELLIPSIS;
}
