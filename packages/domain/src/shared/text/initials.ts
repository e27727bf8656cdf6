import { takeGraphemes } from './graphemes.js';

/**
 * The first letters of the first two words of a name, in capitals: 'Ada King Lovelace' gives 'AK' (specification, section 9).
 *
 * Ignores words without any letter or digit ('-', '&'). A name without letters gives an empty string, for which the screen shows its placeholder.
 */
export function initials(name: string): string {
  const words = name.split(/[\s_]+/u).flatMap((word) => {
    const start = word.search(/[\p{L}\p{N}]/u);
    return start === -1 ? [] : [word.slice(start)];
  });
  return words
    .slice(0, 2)
    .map((word) => takeGraphemes(takeGraphemes(word, 1).toLocaleUpperCase('en'), 1))
    .join('');
}
