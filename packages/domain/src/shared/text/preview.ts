import { clampUnits } from './graphemes.js';

/** The longest content that the API gives for a message in a list, in UTF-16 units. */
export const PREVIEW_LIMIT = 400;
const ELLIPSIS = '…';

// Zero-width characters that newsletters use as invisible padding; the zero-width joiner stays, emoji and Indic scripts need it.
const INVISIBLE = /(?:\u00ad|\u034f|\u180e|\u200b|\u200e|\u200f|\u2060|\ufeff)+/gu;

/** Runs of white space, line ends included, become one space; invisible padding disappears. */
export function collapseWhitespace(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
}

/**
 * One line that shows what a text says: white space collapsed, cut between characters, with an ellipsis where it was cut.
 *
 * @param limit in UTF-16 units, the ellipsis included, at least 1.
 */
export function preview(text: string, limit: number = PREVIEW_LIMIT): string {
  // A body can be megabytes long: no more of it is looked at than a preview could need.
  const line = collapseWhitespace(text.slice(0, limit * 40));
  if (line.length <= limit) return line;
  return clampUnits(line, limit - ELLIPSIS.length).trimEnd() + ELLIPSIS;
}
