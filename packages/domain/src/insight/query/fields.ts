import { SELECTOR_TYPES, type SelectorType } from '../selectors/types.js';

/** Selector names (`name:value`), in suggestion order. */
export const QUERY_SELECTORS = SELECTOR_TYPES;
export type QuerySelector = SelectorType;

export const NUMBER_FIELDS = [
  'pagerank',
  'engagement_score',
  'messages',
  'messages_received',
  'messages_sent',
  'size_range',
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

export const DURATION_FIELDS = ['recent_reply', 'median_reply'] as const;
export type DurationField = (typeof DURATION_FIELDS)[number];

const named = <Name extends string>(names: readonly Name[]): ReadonlyMap<string, Name> =>
  new Map(names.map((name) => [name, name]));

const SELECTORS = named(QUERY_SELECTORS);
const NUMBERS = named(NUMBER_FIELDS);
const DURATIONS = named(DURATION_FIELDS);

export const selectorNamed = (name: string): QuerySelector | undefined => SELECTORS.get(name);
export const numberNamed = (name: string): NumberField | undefined => NUMBERS.get(name);
export const durationNamed = (name: string): DurationField | undefined => DURATIONS.get(name);

/** Every name allowed before a colon or comparison sign. */
export const QUERY_FIELDS = [...QUERY_SELECTORS, ...NUMBER_FIELDS, ...DURATION_FIELDS] as const;

/** Units of durations in ms, the largest first. */
export const DURATION_UNITS = [
  ['w', 7 * 24 * 60 * 60_000],
  ['d', 24 * 60 * 60_000],
  ['h', 60 * 60_000],
  ['m', 60_000],
] as const;
