import { MINUTE } from '../../shared/time/units.js';
import type { FlowSum } from '../flow/day-tally.js';
import { responseBucket } from '../flow/response-times.js';
import { sketchQuantile } from '../flow/sketch.js';

export const RESPONSE_SPANS = ['within_1h', 'within_4h', 'within_24h', 'later'] as const;

export type ResponseSpan = (typeof RESPONSE_SPANS)[number];

/** The overview's finer buckets within each span. */
const PARTS = {
  within_1h: ['0-1h'],
  within_4h: ['1-4h'],
  within_24h: ['4-8h', '8-24h'],
  later: ['24h+'],
} as const satisfies Record<ResponseSpan, readonly (keyof FlowSum['buckets'])[]>;

/** @param waited in ms. */
export function responseSpan(waited: number): ResponseSpan {
  const bucket = responseBucket(waited);
  return RESPONSE_SPANS.find((span) => PARTS[span].some((part) => part === bucket)) ?? 'later';
}

/** Replies within a span, over one or several days. */
export const answersOf = ({ buckets }: Pick<FlowSum, 'buckets'>, span: ResponseSpan): number =>
  PARTS[span].reduce((sum, part) => sum + buckets[part], 0);

/** A share in [0, 1], four decimals; 0 of nothing. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 10_000;

export interface ResponseShare {
  readonly bucket: ResponseSpan;
  readonly messages: number;
  /** Of all answered, 0 to 1. */
  readonly share: number;
}

/** Replies per span, and the median reply time in minutes; `null` without any. */
export function responsePattern(sum: FlowSum): { responses: ResponseShare[]; medianResponseMinutes: number | null } {
  const median = sketchQuantile(sum.waits.sketch, 0.5);
  return {
    responses: RESPONSE_SPANS.map((bucket) => {
      const messages = answersOf(sum, bucket);
      return { bucket, messages, share: shareOf(messages, sum.waits.answered) };
    }),
    medianResponseMinutes: median === null ? null : Math.round(median / MINUTE),
  };
}
