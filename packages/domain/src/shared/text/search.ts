import { foldText } from './fold.js';

/** Maximum length of a search, in UTF-16 units. */
export const LONGEST_SEARCH = 200;

/** Longer words are cut, in texts and searches alike: they are codes, and databases limit word length. */
const LONGEST_WORD = 64;

// In scripts without word spaces, each character is a word; so is an emoji. Anything else but letters, marks and numbers separates words.
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}])[\p{L}\p{M}\p{N}])+/gu;
const PLAIN_WORD = /[a-z0-9]+/g;
const PLAIN = /^[\0-\x7f]*$/;

/** The words of a text for searching: folded, in order. */
export function searchWords(text: string): string[] {
  const folded = foldText(text);
  const words: string[] = folded.match(PLAIN.test(folded) ? PLAIN_WORD : WORD) ?? [];
  return words.map((word) => (word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word));
}

/** A required sequence of adjacent words. */
export interface SearchTerm {
  /** At least one. */
  readonly words: readonly string[];
  /** Whether the last word is a prefix. */
  readonly isPrefix: boolean;
}

/**
 * Parses a search into terms that all must match.
 *
 * Words in quotes form one term, as do the parts of a word such as an address. The last word is a prefix unless a space or a closing quote completes
 * it. No other character has a meaning. A text without words gives no terms, which every text matches.
 */
export function searchTerms(typed: string): SearchTerm[] {
  const parts = typed.split(/["\u201c-\u201f]/u);
  const terms = parts.flatMap((part, index) => {
    const isQuoted = index % 2 === 1;
    return (isQuoted ? [part] : part.split(/\s+/u)).map((text) => ({ words: searchWords(text), isPrefix: false }));
  });
  const isComplete = /[\s"\u201c-\u201f]$/u.test(typed);
  const filled = terms.filter(({ words }) => words.length > 0);
  return filled.map((term, index) => ({ ...term, isPrefix: !isComplete && index === filled.length - 1 }));
}

/** A searchable document: its fields, each a list of {@link searchWords}. Adjacent words must be in one field. */
export type SearchFields = readonly (readonly string[])[];

const fits = (word: string | undefined, wanted: string, isPrefix: boolean): boolean =>
  isPrefix ? word?.startsWith(wanted) === true : word === wanted;

function isAt(field: readonly string[], start: number, { words, isPrefix }: SearchTerm): boolean {
  return words.every((word, index) => fits(field[start + index], word, isPrefix && index === words.length - 1));
}

export function matchesSearch(terms: readonly SearchTerm[], fields: SearchFields): boolean {
  return terms.every((term) => fields.some((field) => field.some((_, start) => isAt(field, start, term))));
}

/** For lists of contacts, where users seldom type whole words: makes every word a prefix. */
export function everyWordAsPrefix(terms: readonly SearchTerm[]): SearchTerm[] {
  return terms.flatMap(({ words }) => words.map((word) => ({ words: [word], isPrefix: true })));
}
