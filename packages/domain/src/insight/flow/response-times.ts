import type { Direction, MessageKind } from '../../inbox/priority/facts.js';
import { HOUR } from '../../shared/time/units.js';

export interface TimedMessage {
  readonly conversation: string;
  readonly direction: Direction;
  readonly kind: MessageKind;
  /** Whether one of our people wrote it; automated messages do not count as replies. */
  readonly isByPerson: boolean;
  /** ms since the epoch. */
  readonly at: number;
}

/** Upper bounds of the buckets, in ms; the last has none. */
const BUCKETS = [
  ['0-1h', HOUR],
  ['1-4h', 4 * HOUR],
  ['4-8h', 8 * HOUR],
  ['8-24h', 24 * HOUR],
  ['24h+', Number.POSITIVE_INFINITY],
] as const;

export type ResponseBucket = (typeof BUCKETS)[number][0];

export const RESPONSE_BUCKETS: readonly ResponseBucket[] = BUCKETS.map(([name]) => name);

/** @param waited in ms. */
export const responseBucket = (waited: number): ResponseBucket =>
  BUCKETS.find(([, bound]) => waited < bound)?.[0] ?? '24h+';
