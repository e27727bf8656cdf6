import { foldText } from '../../shared/text/fold.js';
import { searchWords } from '../../shared/text/search.js';
import type { QuerySelector } from './fields.js';

/*
 * Normalization of values for comparison: ignores case, accents and kinds of white space. Queries and values use the same function, so that a
 * database can compare stored with queried keys.
 */

/** Selectors searched by adjacent words; the others are codes, which must match whole. */
const WORDED: ReadonlySet<QuerySelector> = new Set(['title', 'topic', 'user_agent', 'organization', 'industry']);

/** Selectors that a bare word can match. Excludes machine codes: `10` is not a search for an address. */
const IN_TEXT: ReadonlySet<QuerySelector> = new Set([
  'email',
  'title',
  'topic',
  'tech_stack',
  'organization',
  'funding_round',
  'industry',
]);

export const isWorded = (type: QuerySelector): boolean => WORDED.has(type);
export const isInText = (type: QuerySelector): boolean => IN_TEXT.has(type);

/** The key of a value for whole matches. */
export function valueKey(type: QuerySelector, value: string): string {
  const key = foldText(value).trim().replace(/\s+/gu, ' ');
  return type === 'phone' ? key.replace(/[\s().\-/]/g, '') : key;
}

/** The key of a piece between stars: like a value's, but keeps the spaces at its ends. */
export function pieceKey(type: QuerySelector, piece: string): string {
  const key = foldText(piece).replace(/\s+/gu, ' ');
  return type === 'phone' ? key.replace(/[\s().\-/]/g, '') : key;
}

/** Maximum indexed words of a text; no name or title has as many. */
const MOST_WORDS = 32;

/** The words of a text, separated by spaces. */
export const wordsKey = (text: string): string => searchWords(text).slice(0, MOST_WORDS).join(' ');

/** Whether the wanted words occur adjacent and in order, both as {@link wordsKey}. @param isPrefix whether the last one is a prefix. */
export function hasWords(words: string, wanted: string, isPrefix: boolean): boolean {
  return ` ${words} `.includes(isPrefix ? ` ${wanted}` : ` ${wanted} `);
}

/** Whether a key consists of the pieces in order, with anything between them. */
export function fitsPieces(key: string, pieces: readonly string[]): boolean {
  const [first = '', ...others] = pieces;
  const last = others.pop();
  if (last === undefined) return key === first;
  if (!key.startsWith(first) || !key.endsWith(last) || key.length < first.length + last.length) return false;
  let from = first.length;
  for (const piece of others) {
    const at = key.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return from <= key.length - last.length;
}

/** The parent domains: `mit.edu` and `edu` of `cs.mit.edu`. */
export function* endsOfDomain(domain: string): Generator<string> {
  for (let at = domain.indexOf('.'); at >= 0; at = domain.indexOf('.', at + 1)) yield domain.slice(at + 1);
}
