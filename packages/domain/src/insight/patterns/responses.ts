import { MINUTE } from '../../shared/time/units.js';
import type { FlowSum } from '../flow/day-tally.js';
import { responseBucket } from '../flow/response-times.js';
import { sketchQuantile } from '../flow/sketch.js';

/** How soon somebody was answered. */
export const RESPONSE_SPANS = ['within_1h', 'within_4h', 'within_24h', 'later'] as const;

export type ResponseSpan = (typeof RESPONSE_SPANS)[number];

/** The finer buckets of the overview that each span is made of. */
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

/** How many answers of a day or of several took so long. */
export const answersOf = ({ buckets }: Pick<FlowSum, 'buckets'>, span: ResponseSpan): number =>
  PARTS[span].reduce((sum, part) => sum + buckets[part], 0);

/** Of how many things a part is; in [0, 1], four decimals, 0 of nothing. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 10_000;

/** One bar of the response times. */
export interface ResponseShare {
  readonly bucket: ResponseSpan;
  readonly messages: number;
  /** Of all that were answered, 0 to 1. */
  readonly share: number;
}

/** How answers spread over the spans, and half of them were no slower than how many minutes; `null` without any. */
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
