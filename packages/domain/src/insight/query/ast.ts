import type { DurationField, NumberField, QuerySelector } from './fields.js';

/** A query's syntax tree. Lists of parts have at least two; brackets used only for grouping are not kept. */
export type Query = AndQuery | OrQuery | NotQuery | QueryTerm;

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

/** Adjacent words, anywhere in the texts of a node. A quoted word equals the word alone. */
export interface TextTerm {
  readonly kind: 'text';
  /** Has at least one word. */
  readonly text: string;
  /** Whether the last word is a prefix: `dir*`. */
  readonly isPrefix: boolean;
}

/** `domain:*.edu` */
export interface SelectorTerm {
  readonly kind: 'selector';
  readonly type: QuerySelector;
  /** The text between the stars: one piece is the whole value, `['', '.edu']` is `*.edu`, `['', '']` is any value. Inner pieces are never empty. */
  readonly pieces: readonly string[];
}

/** A comparison with one or two numbers; the ends of a range are included. */
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

/** A syntax error with its position. */
export interface QueryProblem {
  /** Start, in UTF-16 units from 0; the length of the text if something is missing at its end. */
  readonly position: number;
  /** Length in units; 0 if something is missing. */
  readonly length: number;
  /** What was expected there, as words after "Expected". */
  readonly expected: string;
  /** One sentence for the user. */
  readonly message: string;
}

export type ParsedQuery =
  | { readonly ok: true; readonly query: Query }
  | { readonly ok: false; readonly problem: QueryProblem };
