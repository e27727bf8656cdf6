import { foldText } from '../../shared/text/fold.js';
import { searchWords } from '../../shared/text/search.js';
import type { QuerySelector } from './fields.js';

/*
 * How values are compared: without case, accents and the difference between kinds of space. Query and value go through the same function, so
 * that a database can compare what it stores with what it is asked.
 */

/** Selectors that are found by words side by side in them; the others are codes, which are meant whole. */
const WORDED: ReadonlySet<QuerySelector> = new Set(['title', 'topic', 'user_agent', 'organization', 'industry']);

/** Selectors that a bare word finds somebody by. Codes of machines are none of them: `10` is no search for an address. */
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

/** A value as it is compared whole. */
export function valueKey(type: QuerySelector, value: string): string {
  const key = foldText(value).trim().replace(/\s+/gu, ' ');
  return type === 'phone' ? key.replace(/[\s().\-/]/g, '') : key;
}

/** A piece between stars: like a key, but the space at its ends counts. */
export function pieceKey(type: QuerySelector, piece: string): string {
  const key = foldText(piece).replace(/\s+/gu, ' ');
  return type === 'phone' ? key.replace(/[\s().\-/]/g, '') : key;
}

/** Words of a text that can be found; no name or title has as many. */
const MOST_WORDS = 32;

/** The words of a text, parted by spaces. */
export const wordsKey = (text: string): string => searchWords(text).slice(0, MOST_WORDS).join(' ');

/** Whether words stand side by side in other words, both as {@link wordsKey}. @param isPrefix whether the last one may go on. */
export function hasWords(words: string, wanted: string, isPrefix: boolean): boolean {
  return ` ${words} `.includes(isPrefix ? ` ${wanted}` : ` ${wanted} `);
}

/** Whether a key is made of the pieces in their order, with anything between them. */
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

/** What stands behind each dot of a domain: `mit.edu` and `edu` of `cs.mit.edu`. */
export function* endsOfDomain(domain: string): Generator<string> {
  for (let at = domain.indexOf('.'); at >= 0; at = domain.indexOf('.', at + 1)) yield domain.slice(at + 1);
}
