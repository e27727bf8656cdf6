/** A part of a text, from its first character to the one after its last. */
export type Span = readonly [start: number, end: number];

/** Lower case without accents, one character for one, so that places in it are places in the text. */
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
 * Where the words of a search stand in a text, whatever the case and the accents, as the server finds them: whole words, and the last of them,
 * which may still be typed, at the beginning of one.
 *
 * @returns in order, apart from each other.
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

/** Characters before the first match that still leave it within two lines of a card. */
const IN_VIEW = 60;

/** A text from shortly before its first match on, when that would otherwise be out of sight. */
export function excerpt(text: string, query: string): string {
  const first = findWords(text, query)[0]?.[0] ?? 0;
  if (first <= IN_VIEW) return text;
  const from = text.lastIndexOf(' ', first - IN_VIEW / 3) + 1;
  return `…${text.slice(from)}`;
}
