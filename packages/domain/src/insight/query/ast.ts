import type { DurationField, NumberField, QuerySelector } from './fields.js';

/** What a query says. Lists of parts have at least two; brackets that only group leave no trace. */
export type Query = AndQuery | OrQuery | NotQuery | QueryTerm;

/** One thing that is true of somebody, or not. */
export type QueryTerm = TextTerm | SelectorTerm | NumberTerm | DurationTerm;

export interface AndQuery {
  readonly kind: 'and';
  readonly parts: readonly Query[];
}

export interface OrQuery {
  readonly kind: 'or';
  readonly parts: readonly Query[];
}

export interface NotQuery {
  readonly kind: 'not';
  readonly part: Query;
}

/** Words side by side, somewhere in the texts of a node. A word in quotes is the same as the word alone. */
export interface TextTerm {
  readonly kind: 'text';
  /** Has at least one word. */
  readonly text: string;
  /** Whether the last word may go on: `dir*`. */
  readonly isPrefix: boolean;
}

/** `domain:*.edu` */
export interface SelectorTerm {
  readonly kind: 'selector';
  readonly type: QuerySelector;
  /** What stands between the stars: one piece is the whole value, `['', '.edu']` is `*.edu`, `['', '']` is any value. Inner pieces are never empty. */
  readonly pieces: readonly string[];
}

/** A comparison with one number or with two; ends of a range belong to it. */
export type Bounds =
  | { readonly op: '<' | '<=' | '>' | '>=' | '='; readonly value: number }
  | { readonly op: 'range'; readonly from: number; readonly to: number };

/** `pagerank>0.01`, `size_range:[10-100]` */
export interface NumberTerm {
  readonly kind: 'number';
  readonly field: NumberField;
  /** Not negative. */
  readonly bounds: Bounds;
}

/** `recent_reply:<7d` */
export interface DurationTerm {
  readonly kind: 'duration';
  readonly field: DurationField;
  /** In ms, whole minutes. */
  readonly bounds: Bounds;
}

/** Why a text is no query, for a mark under the very place. */
export interface QueryProblem {
  /** Where it begins, in UTF-16 units from 0; the length of the text when something is missing at its end. */
  readonly position: number;
  /** Over how many units it goes; 0 when something is missing. */
  readonly length: number;
  /** What could have stood there, as words after "Expected". */
  readonly expected: string;
  /** One sentence for a person. */
  readonly message: string;
}

export type ParsedQuery =
  | { readonly ok: true; readonly query: Query }
  | { readonly ok: false; readonly problem: QueryProblem };
