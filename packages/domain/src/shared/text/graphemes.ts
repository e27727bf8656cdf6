// Shared: creating a segmenter costs far more than using it. Grapheme rules do not depend on the language.
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The first `limit` user-perceived characters, without splitting an accent, flag or family emoji.
 *
 * @param limit in graphemes. A text of at most that many UTF-16 units is returned unchanged, without segmenting.
 */
export function takeGraphemes(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let taken = 0;
  for (const { index } of segmenter.segment(text)) {
    if (taken === limit) return text.slice(0, index);
    taken += 1;
  }
  return text;
}

/**
 * The longest prefix of a text within `limit` UTF-16 units that ends between user-perceived characters.
 *
 * Length limits of schemas and databases count units; people see characters.
 */
export function clampUnits(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // A window suffices to find the start of the character at the limit, and avoids copying a long text.
  const cut = segmenter.segment(text.slice(0, limit + 64)).containing(limit)?.index ?? limit;
  return text.slice(0, cut);
}

/** Counts user-perceived characters. */
export function countGraphemes(text: string): number {
  let total = 0;
  for (const _ of segmenter.segment(text)) total += 1;
  return total;
}
