import { quantile } from '../maths/quantile.js';
import type { Direction, MessageKind } from '../priority/facts.js';
import { HOUR } from '../time/units.js';
import { waitsIn } from './waits.js';

/** A message as far as response times depend on it. */
export interface TimedMessage {
  readonly conversation: string;
  readonly direction: Direction;
  readonly kind: MessageKind;
  /** Whether a person of ours wrote it; what an automation sends answers nobody. */
  readonly isByPerson: boolean;
  /** ms since the epoch. */
  readonly at: number;
}

/** How long somebody waited for a person. */
export interface Response {
  readonly conversation: string;
  /** When they began to wait, ms since the epoch. */
  readonly askedAt: number;
  /** In ms. */
  readonly waited: number;
  /** Whether it is the first of its conversation. */
  readonly isFirst: boolean;
}

/**
 * The responses in a stream of messages; see `waitsIn`. What is still waiting is no response yet.
 *
 * @param messages in the order of their times.
 */
export function* responsesIn(messages: Iterable<TimedMessage>): Generator<Response> {
  for (const { conversation, askedAt, answeredAt, isFirst } of waitsIn(messages)) {
    if (answeredAt !== null) yield { conversation, askedAt, waited: answeredAt - askedAt, isFirst };
  }
}

/** Upper bounds of the buckets, in ms; the last one has none. */
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

export interface ResponseTimes {
  readonly count: number;
  /** In ms, exact quantiles of type 7; `null` without responses. */
  readonly median: number | null;
  readonly p90: number | null;
  /** The median of the first response of each conversation. */
  readonly firstMedian: number | null;
  readonly buckets: Readonly<Record<ResponseBucket, number>>;
}

/** Response times, exactly. Where they are kept day by day use `QuantileSketch`, whose parts can be added. */
export function responseTimes(responses: Iterable<Response>): ResponseTimes {
  const all: number[] = [];
  const first: number[] = [];
  const buckets = { '0-1h': 0, '1-4h': 0, '4-8h': 0, '8-24h': 0, '24h+': 0 };
  for (const { waited, isFirst } of responses) {
    all.push(waited);
    if (isFirst) first.push(waited);
    buckets[responseBucket(waited)] += 1;
  }
  const sorted = Float64Array.from(all).sort();
  const at = (values: Float64Array, share: number) => (values.length === 0 ? null : quantile(values, share));
  return {
    count: all.length,
    median: at(sorted, 0.5),
    p90: at(sorted, 0.9),
    firstMedian: at(Float64Array.from(first).sort(), 0.5),
    buckets,
  };
}
