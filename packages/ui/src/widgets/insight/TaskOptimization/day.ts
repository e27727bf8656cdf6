import type { OptimizedQueue } from '@concordia/api-client';
import type { PlacedTask, PlannedTask } from './plannedTask';

type Day = Pick<OptimizedQueue['day'], 'start' | 'end'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Hour labels that fit on a phone. */
const MOST_HOURS = 5;

export interface Block {
  readonly task: PlannedTask;
  /** Start, in ms since the epoch. */
  readonly start: number;
  /** Start and length, as shares of the day. */
  readonly from: number;
  readonly share: number;
}

/** The tasks scheduled within the day. */
export function blocksOf(placed: readonly PlacedTask[], day: Day): Block[] {
  const start = Date.parse(day.start);
  const length = Date.parse(day.end) - start;
  return placed.flatMap(({ task, scheduled_time }) => {
    const at = scheduled_time === undefined ? Number.NaN : Date.parse(scheduled_time);
    if (!(at >= start && at < start + length)) return [];
    const share = (task.estimated_time_minutes * MINUTE) / length;
    return [{ task, start: at, from: (at - start) / length, share }];
  });
}

export interface TimelineHour {
  /** Start of the hour, in ms since the epoch; `null` for what does not fit into the day. */
  readonly start: number | null;
  readonly tasks: readonly { readonly placed: PlacedTask; readonly rank: number; readonly at: number | null }[];
}

/** The queue by the hour in which each task starts, the earliest first; what has no time comes last. Hours without tasks are left out. */
export function timelineOf(placed: readonly PlacedTask[]): TimelineHour[] {
  const tasks = placed.map((one, index) => ({
    placed: one,
    rank: index + 1,
    at: one.scheduled_time === undefined ? null : Date.parse(one.scheduled_time),
  }));
  const byHour = Map.groupBy(tasks, ({ at }) => (at === null ? null : Math.floor(at / HOUR) * HOUR));
  return [...byHour]
    .map(([start, of]) => ({ start, tasks: of.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0)) }))
    .toSorted((one, other) => (one.start ?? Number.POSITIVE_INFINITY) - (other.start ?? Number.POSITIVE_INFINITY));
}

/** Full hours to label, evenly spaced. If the day starts between two hours, the first label is the next full hour. */
export function hoursOf(day: Day): { readonly instant: number; readonly from: number }[] {
  const start = Date.parse(day.start);
  const length = Date.parse(day.end) - start;
  const first = Math.ceil(start / HOUR) * HOUR;
  const count = Math.floor((start + length - first) / HOUR) + 1;
  const step = Math.max(1, Math.ceil((count - 1) / (MOST_HOURS - 1)));
  return Array.from({ length: Math.max(0, Math.ceil(count / step)) }, (_, index) => {
    const instant = first + index * step * HOUR;
    return { instant, from: (instant - start) / length };
  });
}
