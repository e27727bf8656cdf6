import { byCodePoint } from '../../shared/text/fold.js';
import type { QuerySelector } from './fields.js';

/** One selector of a node. */
export interface NodeSelector {
  readonly type: QuerySelector;
  readonly value: string;
}

/** What a query is held against. */
export interface SearchedNode {
  readonly name: string;
  readonly title: string | null;
  /** Where a person works. */
  readonly company: string | null;
  readonly location: string | null;
  readonly selectors: readonly NodeSelector[];
  readonly figures: NodeFigures;
}

/** What comparisons look at. */
export interface NodeFigures {
  readonly pagerank: number;
  /** 0 to 1. */
  readonly engagementScore: number;
  /** What was written to them. */
  readonly messagesReceived: number;
  /** What they wrote. */
  readonly messagesSent: number;
  /** How many people work at the company, or at the one that a person works at; `null` where no company is known. */
  readonly employees: number | null;
  /** When they last answered, ms since the epoch; `null` for never. */
  readonly lastReplyAt: number | null;
  /** How long half of their answers take at most; `null` when they never answered. */
  readonly medianReplyMinutes: number | null;
}

export type NodeTexts = Pick<SearchedNode, TextPlace>;

/** The texts that words are looked for in, with what each is called; selectors are looked at too. */
export function* textsOf({ name, title, company, location }: NodeTexts): Generator<readonly [TextPlace, string]> {
  yield ['name', name];
  if (title !== null) yield ['title', title];
  if (company !== null) yield ['company', company];
  if (location !== null) yield ['location', location];
}

export type TextPlace = 'name' | 'title' | 'company' | 'location';

/** Selectors in the order in which the first that fits is named: by type, then by value. */
export const inSelectorOrder = (selectors: readonly NodeSelector[]): NodeSelector[] =>
  selectors
    .map(({ type, value }) => ({ type, value }))
    .sort((one, another) => byCodePoint(one.type, another.type) || byCodePoint(one.value, another.value));
