// One segmenter for all: making one costs far more than using it. Grapheme rules do not depend on the language.
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The first `limit` user-perceived characters, so that no accent, flag or family emoji is cut in two.
 *
 * @param limit in graphemes. A text of at most that many UTF-16 units is returned as it is, without looking at it.
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
 * The longest beginning of a text within `limit` UTF-16 units that ends between user-perceived characters.
 *
 * Limits of length in schemas and databases count units; people see characters.
 */
export function clampUnits(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // A window is enough to know where the character at the edge begins, and spares copying a long text.
  const cut = segmenter.segment(text.slice(0, limit + 64)).containing(limit)?.index ?? limit;
  return text.slice(0, cut);
}

/** How many user-perceived characters a text has. */
export function countGraphemes(text: string): number {
  let total = 0;
  for (const _ of segmenter.segment(text)) total += 1;
  return total;
}
