/** A part of a text; `end` is exclusive. */
export type Span = readonly [start: number, end: number];

/** Lower case without accents, of equal length, so that indices match the text. */
function plain(text: string): string {
  return [...text]
    .map((character) => {
      const bare = character
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/\p{Mark}/gu, '');
      return bare.length === character.length ? bare : character;
    })
    .join('');
}

const words = (text: string): readonly string[] => plain(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/**
 * Where the words of a search occur in a text, ignoring case and accents, as the server matches: whole words, and the last one, which may be
 * incomplete, as a prefix.
 *
 * @returns in order, not overlapping.
 */
export function findWords(text: string, query: string): readonly Span[] {
  const asked = words(query);
  const last = asked.at(-1);
  if (last === undefined) return [];
  return [...plain(text).matchAll(/[\p{Letter}\p{Number}]+/gu)].flatMap(({ 0: token, index }) => {
    const length = asked.includes(token) ? token.length : token.startsWith(last) ? last.length : 0;
    return length === 0 ? [] : [[index, index + length] satisfies Span];
  });
}

/** A match this many characters into the text is still within two lines of a card. */
const IN_VIEW = 60;

/** Starts the text shortly before its first match if that would otherwise be cut off. */
export function excerpt(text: string, query: string): string {
  const first = findWords(text, query)[0]?.[0] ?? 0;
  if (first <= IN_VIEW) return text;
  const from = text.lastIndexOf(' ', first - IN_VIEW / 3) + 1;
  return `…${text.slice(from)}`;
}
