import type { ShareEstimate } from '../../shared/maths/kaplan-meier.js';
import { HOUR, MINUTE } from '../../shared/time/units.js';
import type { FlowSum } from '../flow/day-tally.js';
import { replyTimes, roundedShare, sharesReplied } from '../flow/reply-times.js';
import { responseBucket } from '../flow/response-times.js';

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

export interface ResponsePattern {
  readonly responses: ResponseShare[];
  /** Of all, how many have a reply after a time; `null` where nobody was observed for so long. */
  readonly reached: { readonly minutes: number; readonly share: number | null }[];
  readonly unanswered: number;
  /** `null` if fewer than half were replied to, as far as is known. */
  readonly medianResponseMinutes: number | null;
  readonly medianRange: { readonly low: number; readonly high: number | null } | null;
  /** `null` if none has waited for a day yet. */
  readonly unansweredAfterDay: ShareEstimate | null;
}

/** Times after which the share with a reply is read, in ms. */
const READ_AT = [HOUR / 4, HOUR / 2, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 24 * HOUR, 48 * HOUR, 168 * HOUR] as const;

/**
 * Replies per span, and how soon they come, with those still waiting at `now`. Whole minutes.
 *
 * @param target a time, in ms, that is read too.
 */
export function responsePattern(sum: FlowSum, now: number, target: number | null = null): ResponsePattern {
  const times = [...new Set([...READ_AT, ...(target === null ? [] : [target])])].sort((one, another) => one - another);
  const { median, unanswered, unansweredAfterDay } = replyTimes(sum.waits, now);
  return {
    responses: RESPONSE_SPANS.map((bucket) => {
      const messages = answersOf(sum, bucket);
      return { bucket, messages, share: shareOf(messages, sum.waits.answered) };
    }),
    reached: sharesReplied(sum.waits, now, times).map((share, index) => ({
      minutes: minutes(times[index] ?? 0),
      share,
    })),
    unanswered,
    medianResponseMinutes: median === null ? null : minutes(median.value),
    medianRange: median && { low: minutes(median.low), high: median.high === null ? null : minutes(median.high) },
    unansweredAfterDay: unansweredAfterDay && roundedShare(unansweredAfterDay),
  };
}

const minutes = (ms: number): number => Math.round(ms / MINUTE);
