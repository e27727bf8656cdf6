import { DAY } from './units.js';
import { instantIn, type WallTime, wallTime } from './zoned.js';

/** Maximum snooze: two years, in ms. */
export const LONGEST_SNOOZE = 2 * 365 * DAY;

/** Whether a snooze time is valid: in the future, at most two years ahead. */
export const canSnoozeUntil = (until: number, now: number): boolean => until > now && until <= now + LONGEST_SNOOZE;

export type SnoozePreset = 'later_today' | 'tomorrow' | 'next_week';

export interface SnoozeChoice {
  readonly preset: SnoozePreset;
  /** ms since the epoch. */
  readonly until: number;
}

/** Before this hour it still counts as the previous day: people up at this time have not gone to bed. */
const DAWN = 5;

/** The hour at which a snooze until a morning ends. */
const MORNING = 8;

/** The latest hour at which a snooze can end on the same day. */
const LATEST = 21;

/** Hours until "later today". */
const LATER = 3;

/**
 * The presets that make sense now, soonest first: in about three hours, on the hour, unless that is too late in the evening; eight in the morning of
 * the next day; eight on the next Monday. All in the zone's local time, across daylight saving changes.
 */
export function snoozeChoices(now: number, zone: string): SnoozeChoice[] {
  const wall = wallTime(now, zone);
  const today = wall.hour < DAWN ? { ...wall, day: wall.day - 1 } : wall;
  const at = (days: number, hour: number) => instantIn(zone, dayAfter(today, days, hour));
  const hour = wall.hour + LATER + (wall.minute > 0 ? 1 : 0);
  const isEvening = wall.hour < DAWN || hour > LATEST;
  return [
    ...(isEvening ? [] : [{ preset: 'later_today', until: at(0, hour) } satisfies SnoozeChoice]),
    { preset: 'tomorrow', until: at(1, MORNING) },
    { preset: 'next_week', until: at(daysToMonday(today), MORNING) },
  ];
}

/** The instant of a day, `YYYY-MM-DD`, and a time, `HH:MM`, in a zone. */
export function instantOfFields(day: string, time: string, zone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantIn(zone, { year, month, day: date, hour, minute });
}

/** `Date` handles the ends of months and years. */
function dayAfter({ year, month, day }: WallTime, days: number, hour: number): WallTime {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour,
    minute: 0,
  };
}

/** Days until the next Monday, at least one. */
function daysToMonday({ year, month, day }: WallTime): number {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return (8 - weekday) % 7 || 7;
}
