import { DAY, MINUTE } from '../../shared/time/units.js';
import { instantIn, wallTime } from '../../shared/time/zoned.js';
import type { Period } from '../flow/growth.js';

export interface WorkingHours {
  /** Minutes after midnight, `from` before `until`. */
  readonly from: number;
  readonly until: number;
  /** 0 is Sunday; at least one. */
  readonly weekdays: readonly number[];
  /** An IANA zone. */
  readonly timeZone: string;
}

/** The default, 9:00 to 17:00, Monday to Friday, until a workspace can set its own. */
export const OFFICE_HOURS = { from: 9 * 60, until: 17 * 60, weekdays: [1, 2, 3, 4, 5] } as const satisfies Omit<
  WorkingHours,
  'timeZone'
>;

/** Times of a plan are multiples of this, in ms. */
const STEP = 5 * MINUTE;

/**
 * The remaining working hours of the day of `now`, or those of the next working day.
 *
 * @param now ms since the epoch.
 */
export function workingPeriod(hours: WorkingHours, now: number): Period {
  const next = Math.ceil(now / STEP) * STEP;
  const { year, month, day } = wallTime(now, hours.timeZone);
  for (let ahead = 0; ; ahead += 1) {
    const weekday = new Date(Date.UTC(year, month - 1, day + ahead, 12)).getUTCDay();
    const at = (minutes: number) =>
      instantIn(hours.timeZone, {
        year,
        month,
        day: day + ahead,
        hour: Math.floor(minutes / 60),
        minute: minutes % 60,
      });
    const period = { from: Math.max(at(hours.from), next), to: at(hours.until) };
    if (hours.weekdays.includes(weekday) && period.from < period.to) return period;
    if (ahead > 7) throw new RangeError('Working hours need a weekday and time in it.');
  }
}

/** The first instant of the day after a period, to search for the next one. */
export const dayAfterPeriod = ({ to }: Period, { timeZone }: WorkingHours): number => {
  const { year, month, day } = wallTime(to - MINUTE, timeZone);
  return instantIn(timeZone, { year, month, day: day + 1, hour: 0, minute: 0 });
};

/** The free parts of a period, in order. @param busy in any order; may touch, overlap and extend beyond it. */
export function freePeriods({ from, to }: Period, busy: readonly Period[]): Period[] {
  const free: Period[] = [];
  let start = from;
  for (const taken of busy.toSorted((one, another) => one.from - another.from)) {
    if (taken.to <= start || taken.from >= to) continue;
    if (taken.from > start) free.push({ from: start, to: taken.from });
    start = taken.to;
  }
  if (start < to) free.push({ from: start, to });
  return free;
}

export const minutesOf = (periods: readonly Period[]): number =>
  periods.reduce((sum, { from, to }) => sum + Math.floor((to - from) / MINUTE), 0);

/** Free minutes before an instant; after the last period, all time counts. */
export function freeMinutesBefore(periods: readonly Period[], instant: number): number {
  const last = periods.at(-1);
  const within = periods
    .map(({ from, to }) => ({ from, to: Math.min(to, instant) }))
    .filter(({ from, to }) => from < to);
  const beyond = last === undefined ? 0 : Math.max(0, Math.min(instant - last.to, 366 * DAY));
  return minutesOf(within) + Math.floor(beyond / MINUTE);
}
