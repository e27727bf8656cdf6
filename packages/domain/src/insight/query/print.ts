import { searchWords } from '../../shared/text/search.js';
import type { Bounds, Query, QueryTerm, SelectorTerm, TextTerm } from './ast.js';
import { DURATION_UNITS } from './fields.js';
import { endsInWord } from './parse-value.js';

/** Precedence; a looser query needs brackets in a tighter position. */
const TIGHTNESS = { or: 0, and: 1, not: 2, text: 3, selector: 3, number: 3, duration: 3 } as const satisfies Record<
  Query['kind'],
  number
>;

/** Prints a query as a person would write it. Parsing the result gives the same query: its brackets are those of the tree. */
export function printQuery(query: Query): string {
  switch (query.kind) {
    case 'and':
      return query.parts.map((part) => within(part, TIGHTNESS.not)).join(' AND ');
    case 'or':
      return query.parts.map((part) => within(part, TIGHTNESS.and)).join(' OR ');
    case 'not':
      return `NOT ${within(query.part, TIGHTNESS.not)}`;
    default:
      return printTerm(query);
  }
}

function within(part: Query, least: number): string {
  const text = printQuery(part);
  return TIGHTNESS[part.kind] < least ? `(${text})` : text;
}

export function printTerm(term: QueryTerm): string {
  switch (term.kind) {
    case 'text':
      return printText(term);
    case 'selector':
      return printSelector(term);
    case 'number':
      return `${term.field}${printBounds(term.bounds, String)}`;
    case 'duration':
      return `${term.field}${printBounds(term.bounds, printDuration)}`;
  }
}

/** Parsed differently without quotes. */
const OPERATOR = /^(?:AND|OR|NOT)$/;
const BARE_WORD = /^[^\s()"\\*:<>=-][^\s()"\\*:<>=]*$/u;
const BARE_VALUE = /^[^\s()"*]+$/u;

function printText({ text, isPrefix }: TextTerm): string {
  const isBare = BARE_WORD.test(text) && !OPERATOR.test(text) && searchWords(text).length > 0;
  const written = isBare ? text : escaped(text);
  const star = isPrefix && endsInWord(text) ? '*' : '';
  return isBare ? `${written}${star}` : `"${written}${star}"`;
}

function printSelector({ type, pieces }: SelectorTerm): string {
  const isBare = pieces.every((piece) => piece === '' || BARE_VALUE.test(piece));
  return isBare ? `${type}:${pieces.join('*')}` : `${type}:"${pieces.map(escaped).join('*')}"`;
}

const escaped = (text: string): string => text.replace(/["\\*]/g, '\\$&');

function printBounds(bounds: Bounds, print: (value: number) => string): string {
  if (bounds.op === 'range') return `:${print(bounds.from)}..${print(bounds.to)}`;
  return bounds.op === '=' ? `:${print(bounds.value)}` : `${bounds.op}${print(bounds.value)}`;
}

/** Prints the largest unit that divides the duration. @param ms whole minutes. */
export function printDuration(ms: number): string {
  const [unit, size] = DURATION_UNITS.find(([, length]) => ms % length === 0 && ms >= length) ?? ['m', 60_000];
  return `${Math.round(ms / size)}${unit}`;
}
