import { foldText } from './fold.js';

/** The longest text that can be searched for, in UTF-16 units. */
export const LONGEST_SEARCH = 200;

/** Words longer than this are cut, in text and in what is searched for alike: they are codes, and a database takes no word of any length. */
const LONGEST_WORD = 64;

// Scripts without spaces between words give a word a character; a picture is a word too. Whatever else is no letter, mark or number parts words.
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}])[\p{L}\p{M}\p{N}])+/gu;
const PLAIN_WORD = /[a-z0-9]+/g;
const PLAIN = /^[\0-\x7f]*$/;

/** The words of a text as searching sees them: folded, in their order. */
export function searchWords(text: string): string[] {
  const folded = foldText(text);
  const words: string[] = folded.match(PLAIN.test(folded) ? PLAIN_WORD : WORD) ?? [];
  return words.map((word) => (word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word));
}

/** One thing that a text must have: words side by side. */
export interface SearchTerm {
  /** At least one. */
  readonly words: readonly string[];
  /** Whether the last word may go on. */
  readonly isPrefix: boolean;
}

/**
 * What somebody typed, as terms that all must match.
 *
 * Words between quotes belong together, and so do the parts of a word such as an address. The last word is taken for the beginning of one
 * unless something behind it says that it is complete: a space, or the closing quote. Nothing else in the text means anything. A text without
 * a word gives no terms, which every text satisfies.
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

/** A document as searching sees it: its fields, each a list of {@link searchWords}. Words side by side are in one field. */
export type SearchFields = readonly (readonly string[])[];

const fits = (word: string | undefined, wanted: string, isPrefix: boolean): boolean =>
  isPrefix ? word?.startsWith(wanted) === true : word === wanted;

function isAt(field: readonly string[], start: number, { words, isPrefix }: SearchTerm): boolean {
  return words.every((word, index) => fits(field[start + index], word, isPrefix && index === words.length - 1));
}

/** Whether a document has everything that was searched for. */
export function matchesSearch(terms: readonly SearchTerm[], fields: SearchFields): boolean {
  return terms.every((term) => fields.some((field) => field.some((_, start) => isAt(field, start, term))));
}

/** The same for lists of people, where one seldom types a whole word: every word may go on. */
export function everyWordAsPrefix(terms: readonly SearchTerm[]): SearchTerm[] {
  return terms.flatMap(({ words }) => words.map((word) => ({ words: [word], isPrefix: true })));
}
