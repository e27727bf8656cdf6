import { searchWords } from '../../shared/text/search.js';

/*
 * German writes every noun with a capital, so that a capital says nothing there. What tells a noun from a name is what stands before it: nouns have
 * articles and possessives ("die Rechnung", "Ihre neue Maschine"), names have titles and salutations ("Herr Weber", "Liebe Anna").
 */

const ARTICLE =
  '(?:[Dd](?:er|ie|as|en|em|es)|(?:[Kk]|[Mm]|[Dd]|[Ss])?[Ee]in(?:e[nmrs]?)?|[Ii]hr(?:e[nmrs]?)?|[Uu]nser(?:e[nmrs]?)?|[Ee]u(?:er|re[nmrs]?)|[Dd]iese[nmrs]?|[Jj]ede[nmrs]?|[Ww]elche[nmrs]?|[Aa]lle[nmrs]?|[Vv]iele[nr]?)';
const NOUN = new RegExp(
  `(?<!\\p{L})${ARTICLE}\\s+(?:\\p{Ll}+e[nmrs]?\\s+)?(\\p{Lu}[\\p{L}\\p{M}]*)(?!\\s+\\p{Lu})`,
  'gu',
);
const CALLED =
  /(?<!\p{L})(?:Herrn?|Frau|Dr\.|Prof\.|[Ll]iebe[rs]?|[Hh]allo|[Ss]ervus|Gruß|Grüße[n]?,?)\s+((?:(?:Herrn?|Frau|Dr\.|Prof\.)\s+)*\p{Lu}[\p{L}\p{M}-]*(?:\s+\p{Lu}[\p{L}\p{M}-]*)?)/gu;
const TITLES: ReadonlySet<string> = new Set(['herr', 'herrn', 'frau', 'dr', 'prof']);

const capturedBy = (pattern: RegExp, text: string): Set<string> =>
  new Set([...text.matchAll(pattern)].flatMap(([, words = '']) => searchWords(words)));

/** Words of a German text that stand as nouns, folded. A noun before another capital may be a title or half a name, and does not count. */
export const germanNouns = (text: string): Set<string> => capturedBy(NOUN, text);

/** Words by which a German text calls people, folded. */
export function germanNames(text: string): Set<string> {
  const called = capturedBy(CALLED, text);
  for (const title of TITLES) called.delete(title);
  return called;
}
