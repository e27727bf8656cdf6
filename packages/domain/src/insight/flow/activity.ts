import { type Day, dayAfter, daysBetween } from './calendar.js';
import { type DayTally, NO_FLOW } from './day-tally.js';
import { DAYS_A_WEEK, type WeekHours, weekHoursOf } from './hours.js';

/** Weeks shown, and as many before them to compare with. */
export const ACTIVITY_WEEKS = 12;

/** Seven days. */
export interface WeekFigures {
  /** Its first day. */
  readonly from: Day;
  readonly received: number;
  readonly sent: number;
}

export interface Activity {
  readonly from: Day;
  /** Today, which is not over. */
  readonly to: Day;
  readonly hours: { readonly received: WeekHours; readonly sent: WeekHours };
  /** Oldest first; the last one ends today. */
  readonly weeks: readonly WeekFigures[];
  /** As many weeks before these. */
  readonly before: readonly WeekFigures[];
  /** Whether the weeks before lie after the first message ever; otherwise they say nothing. */
  readonly isComparable: boolean;
}

/** The first day that an activity needs. */
export const firstActivityDay = (last: Day): Day => dayAfter(last, 1 - 2 * ACTIVITY_WEEKS * DAYS_A_WEEK);

/** The first days of `count` weeks that end on a day. */
export const weeksUntil = (last: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => dayAfter(last, 1 - (count - index) * DAYS_A_WEEK));

/**
 * When messages come and go: by weekday and hour, and by week beside the weeks before.
 *
 * @param days inactive ones may be missing.
 * @param last today.
 * @param oldest the day of the first message ever; `null` if there is none.
 */
export function activityOf(days: ReadonlyMap<Day, DayTally>, last: Day, oldest: Day | null): Activity {
  const starts = weeksUntil(last, 2 * ACTIVITY_WEEKS);
  const on = (day: Day) => days.get(day) ?? NO_FLOW;
  const weeks = starts.map((from) => {
    const tallies = daysBetween(from, dayAfter(from, DAYS_A_WEEK - 1)).map(on);
    const sum = (of: (day: DayTally) => number) => tallies.reduce((total, day) => total + of(day), 0);
    return { from, received: sum((day) => day.inbound), sent: sum((day) => day.outbound) };
  });
  const from = dayAfter(last, 1 - ACTIVITY_WEEKS * DAYS_A_WEEK);
  const shown = daysBetween(from, last).map((day) => [day, on(day).hours] as const);
  return {
    from,
    to: last,
    hours: {
      received: weekHoursOf(shown.map(([day, { received }]) => [day, received])),
      sent: weekHoursOf(shown.map(([day, { sent }]) => [day, sent])),
    },
    weeks: weeks.slice(ACTIVITY_WEEKS),
    before: weeks.slice(0, ACTIVITY_WEEKS),
    isComparable: oldest !== null && oldest <= firstActivityDay(last),
  };
}
