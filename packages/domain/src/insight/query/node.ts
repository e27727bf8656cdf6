import { byCodePoint } from '../../shared/text/fold.js';
import type { QuerySelector } from './fields.js';

export interface NodeSelector {
  readonly type: QuerySelector;
  readonly value: string;
}

export interface SearchedNode {
  readonly name: string;
  readonly title: string | null;
  /** A person's employer. */
  readonly company: string | null;
  readonly location: string | null;
  readonly selectors: readonly NodeSelector[];
  readonly figures: NodeFigures;
}

/** The figures that comparisons read. */
export interface NodeFigures {
  readonly pagerank: number;
  /** 0 to 1. */
  readonly engagementScore: number;
  /** Messages written to them. */
  readonly messagesReceived: number;
  /** Messages they wrote. */
  readonly messagesSent: number;
  /** Employees of the company, or of a person's employer; `null` if unknown. */
  readonly employees: number | null;
  /** When they last replied, ms since the epoch; `null` for never. */
  readonly lastReplyAt: number | null;
  /** The median time of their replies; `null` if they never replied. */
  readonly medianReplyMinutes: number | null;
}

export type NodeTexts = Pick<SearchedNode, TextPlace>;

/** The texts searched for words, with their labels; selectors are searched too. */
export function* textsOf({ name, title, company, location }: NodeTexts): Generator<readonly [TextPlace, string]> {
  yield ['name', name];
  if (title !== null) yield ['title', title];
  if (company !== null) yield ['company', company];
  if (location !== null) yield ['location', location];
}

export type TextPlace = 'name' | 'title' | 'company' | 'location';

/** Sorts selectors by type, then by value; the first match is named. */
export const inSelectorOrder = (selectors: readonly NodeSelector[]): NodeSelector[] =>
  selectors
    .map(({ type, value }) => ({ type, value }))
    .sort((one, another) => byCodePoint(one.type, another.type) || byCodePoint(one.value, another.value));
