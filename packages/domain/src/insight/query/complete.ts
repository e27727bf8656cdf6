import { DURATION_FIELDS, NUMBER_FIELDS, QUERY_SELECTORS, type QuerySelector, selectorNamed } from './fields.js';
import { pieceKey } from './keys.js';
import { printTerm } from './print.js';

/** The syntax at the cursor, which determines the completions. */
export type CompletionPlace =
  | {
      readonly kind: 'value';
      readonly type: QuerySelector;
      /** The start of the value, without its quote. */
      readonly typed: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'word'; readonly typed: string; readonly from: number; readonly to: number };

export interface Completion {
  readonly kind: 'selector' | 'value' | 'operator';
  /** The text shown in the list. */
  readonly text: string;
  /** Replaces the text from `from` to `to`. */
  readonly insert: string;
  readonly from: number;
  readonly to: number;
  /** People and companies with this value; `null` if it is not a value. */
  readonly count: number | null;
}

export const MOST_COMPLETIONS = 10;

const TOKEN = /(-?)(?:([A-Za-z_]+):)?("(?:[^"\\]|\\.)*"?|[^\s()"]*)/y;
const GAP = /[\s()]+/y;

/** The word at the cursor, taken apart: `-name:value`. */
export interface TypedWord {
  /** Where the name begins, behind the minus. */
  readonly start: number;
  /** Where the value begins; the start without a name. */
  readonly from: number;
  readonly to: number;
  readonly name: string | undefined;
}

/** Finds the word at the cursor; the text may be an incomplete query. @param position in UTF-16 units. */
export function typedWord(text: string, position: number): TypedWord {
  let at = 0;
  while (at < text.length) {
    GAP.lastIndex = at;
    at += GAP.exec(text)?.[0].length ?? 0;
    if (at > position) break;
    TOKEN.lastIndex = at;
    const [token = '', minus = '', name, value = ''] = TOKEN.exec(text) ?? [];
    const to = at + Math.max(token.length, 1);
    if (position <= to && token !== '') return { start: at + minus.length, from: to - value.length, to, name };
    at = to;
  }
  return { start: position, from: position, to: position, name: undefined };
}

/** Finds the syntax at the cursor. The text may be an incomplete query. @param position in UTF-16 units. */
export function completionPlace(text: string, position: number): CompletionPlace {
  const { start, from, to, name } = typedWord(text, position);
  const type = name === undefined ? undefined : selectorNamed(name.toLowerCase());
  if (type !== undefined && position >= from) {
    const typed = text.slice(from, position).replace(/^"/, '').replaceAll('\\', '');
    return { kind: 'value', type, typed, from, to };
  }
  return { kind: 'word', typed: text.slice(start, Math.max(start, position)), from: start, to };
}

/** Names and operators that begin with the typed text; `AND` and `OR` only after another term. */
export function completeWord(place: CompletionPlace): Completion[] {
  if (place.kind === 'value') return [];
  const { typed, from, to } = place;
  const fits = (name: string): boolean => name.toLowerCase().startsWith(typed.toLowerCase());
  const entry = (kind: Completion['kind'], text: string, insert: string): Completion => ({
    kind,
    text,
    insert,
    from,
    to,
    count: null,
  });
  const operators = from === 0 ? ['NOT'] : ['AND', 'OR', 'NOT'];
  return [
    ...QUERY_SELECTORS.filter(fits).map((name) => entry('selector', `${name}:`, `${name}:`)),
    ...NUMBER_FIELDS.filter(fits).map((name) =>
      entry('selector', `${name}>`, name === 'size_range' ? 'size_range:' : `${name}>`),
    ),
    ...DURATION_FIELDS.filter(fits).map((name) => entry('selector', `${name}:<`, `${name}:<`)),
    ...operators.filter(fits).map((name) => entry('operator', name, `${name} `)),
  ].slice(0, MOST_COMPLETIONS);
}

/** The range of the value index that starts with the typed text: from the first to before the second, by code point. */
export function valueStretch({ type, typed }: Extract<CompletionPlace, { kind: 'value' }>): readonly [string, string] {
  const beginning = pieceKey(type, typed.replace(/^\*+|\*+$/g, ''));
  return [beginning, `${beginning}\u{10ffff}`];
}

/** A value, quoted if it would otherwise be parsed differently. @param count nodes with this value. */
export function valueCompletion(
  { type, from, to }: Extract<CompletionPlace, { kind: 'value' }>,
  value: string,
  count: number,
): Completion {
  const printed = printTerm({ kind: 'selector', type, pieces: [value] });
  return { kind: 'value', text: value, insert: `${printed.slice(type.length + 1)} `, from, to, count };
}
