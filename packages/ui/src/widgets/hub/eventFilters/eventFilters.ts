import { DAY, HOUR } from '@concordia/domain';

export const EVENT_PERIODS = ['any', 'hour', 'day', 'week', 'month'] as const;

export type EventPeriod = (typeof EVENT_PERIODS)[number];

export const EVENT_STATUSES = ['published', 'pending', 'delivered', 'failed'] as const;

export type EventStatus = (typeof EVENT_STATUSES)[number];

export interface EventFilters {
  /** A topic or a pattern; empty for all. */
  readonly topic: string;
  /** `null` for all. */
  readonly status: EventStatus | null;
  readonly period: EventPeriod;
}

export const NO_EVENT_FILTERS: EventFilters = { topic: '', status: null, period: 'any' };

const SPANS = { any: null, hour: HOUR, day: DAY, week: 7 * DAY, month: 30 * DAY } as const satisfies Record<
  EventPeriod,
  number | null
>;

/** Start of the period as ISO 8601; `null` for all events. @param now ms since the epoch */
export function sinceOf(period: EventPeriod, now: number): string | null {
  const span = SPANS[period];
  return span === null ? null : new Date(now - span).toISOString();
}

export const isFiltered = ({ topic, status, period }: EventFilters): boolean =>
  topic !== '' || status !== null || period !== 'any';

export const isEventStatus = (value: string | null): value is EventStatus =>
  EVENT_STATUSES.some((status) => status === value);

export const isEventPeriod = (value: string | null): value is EventPeriod =>
  EVENT_PERIODS.some((period) => period === value);
