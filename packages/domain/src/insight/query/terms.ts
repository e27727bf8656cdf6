import type { SelectorTerm, TextTerm } from './ast.js';
import { QUERY_SELECTORS, type QuerySelector } from './fields.js';
import { endsOfDomain, isInText, isWorded, pieceKey, valueKey, wordsKey } from './keys.js';
import { type NodeTexts, type SearchedNode, textsOf } from './node.js';

/*
 * The terms of a node index, and the lookups. Adjacent words start one of the suffixes of a text ("head of sales", "of sales", "sales"), and parent
 * domains are indexed too, so that almost every query term is one range of a sorted index.
 */

/** Forms of a term, one bit each. */
export const TERM_FORMS = { whole: 1, words: 2, domainEnd: 4 } as const;

/** `text` holds the suffixes of names, titles, companies and locations. */
export type TermKind = 'text' | QuerySelector;

export interface NodeTerm {
  readonly kind: TermKind;
  readonly term: string;
  /** A sum of {@link TERM_FORMS}. */
  readonly form: number;
}

/** The kinds that a bare word searches. */
export const TEXT_KINDS: readonly TermKind[] = ['text', ...QUERY_SELECTORS.filter(isInText)];

export function termsOf(node: NodeTexts & Pick<SearchedNode, 'selectors'>): NodeTerm[] {
  const terms = new Map<string, NodeTerm>();
  const add = (kind: TermKind, term: string, form: number): void => {
    if (term === '') return;
    const key = `${kind} ${term}`;
    terms.set(key, { kind, term, form: (terms.get(key)?.form ?? 0) | form });
  };
  const addWords = (kind: TermKind, text: string): void => {
    for (const end of endsOfWords(wordsKey(text))) add(kind, end, TERM_FORMS.words);
  };
  for (const [, text] of textsOf(node)) addWords('text', text);
  for (const { type, value } of node.selectors) {
    add(type, valueKey(type, value), TERM_FORMS.whole);
    if (isWorded(type) || isInText(type)) addWords(type, value);
    if (type === 'domain') for (const end of endsOfDomain(valueKey(type, value))) add(type, end, TERM_FORMS.domainEnd);
  }
  return [...terms.values()];
}

function* endsOfWords(words: string): Generator<string> {
  for (let at = 0; at >= 0; at = words.indexOf(' ', at) + 1 || -1) yield words.slice(at);
}

/** An index lookup: terms of one of the kinds and with the form that meet all given conditions. */
export interface TermQuery {
  readonly kinds: readonly TermKind[];
  readonly form: number;
  /** Exact match. */
  readonly equals?: string;
  /** Lower bound, inclusive, by code point. */
  readonly from?: string;
  /** Upper bound, exclusive, by code point. */
  readonly below?: string;
  /** Consists of these pieces with anything between them. */
  readonly pieces?: readonly string[];
}

/** Sorts after everything with the same prefix. */
const LAST = '\u{10ffff}';
/** Sorts right after the space, the lowest character that follows a word in a term. */
const AFTER_SPACE = '!';

export function termQuery(term: TextTerm | SelectorTerm): TermQuery {
  if (term.kind === 'text') return wordsQuery(TEXT_KINDS, wordsKey(term.text), term.isPrefix);
  const { type, pieces } = term;
  const [first = ''] = pieces;
  if (pieces.length > 1) return patternQuery(type, pieces);
  const words = isWorded(type) ? wordsKey(first) : '';
  if (words !== '') return wordsQuery([type], words, false);
  return { kinds: [type], form: TERM_FORMS.whole, equals: valueKey(type, first) };
}

const wordsQuery = (kinds: readonly TermKind[], words: string, isPrefix: boolean): TermQuery => ({
  kinds,
  form: TERM_FORMS.words,
  from: words,
  below: `${words}${isPrefix ? LAST : AFTER_SPACE}`,
});

function patternQuery(type: QuerySelector, written: readonly string[]): TermQuery {
  const pieces = written.map((piece) => pieceKey(type, piece));
  const [first = '', second = ''] = pieces;
  if (type === 'domain' && first === '' && pieces.length === 2 && second.startsWith('.')) {
    return { kinds: [type], form: TERM_FORMS.domainEnd, equals: second.slice(1) };
  }
  return {
    kinds: [type],
    form: TERM_FORMS.whole,
    ...(first !== '' && { from: first, below: `${first}${LAST}` }),
    ...(pieces.some((piece, index) => index > 0 && piece !== '') && { pieces }),
  };
}
