import { HOUR, instantIn, MINUTE, wallTime } from '@concordia/domain';

export type SendTimeName = 'inOneHour' | 'thisEvening' | 'tomorrow' | 'nextMonday';

export interface SendTime {
  readonly name: SendTimeName;
  /** ms since the epoch. */
  readonly at: number;
}

const MORNING = 8;
const EVENING = 18;

/** The suggested send times in the user's zone, soonest first, without duplicates. */
export function sendTimes(now: number, zone: string): SendTime[] {
  const { hour: _hour, minute: _minute, ...today } = wallTime(now, zone);
  const on = (days: number, hour: number) => instantIn(zone, { ...today, day: today.day + days, hour, minute: 0 });
  const weekday = new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay();
  const toMonday = (8 - weekday) % 7 || 7;
  const inOneHour = Math.ceil((now + HOUR) / (5 * MINUTE)) * 5 * MINUTE;
  const evening = on(0, EVENING);
  const times: SendTime[] = [{ name: 'inOneHour', at: inOneHour }];
  if (evening > inOneHour) times.push({ name: 'thisEvening', at: evening });
  if (toMonday > 1) times.push({ name: 'tomorrow', at: on(1, MORNING) });
  times.push({ name: 'nextMonday', at: on(toMonday, MORNING) });
  return times;
}

/** The instant of a day and time in a zone; `null` if either is missing. @param day YYYY-MM-DD. @param time HH:MM. */
export function instantOf(day: string | null, time: string | null, zone: string): number | null {
  if (day === null || time === null) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantIn(zone, { year, month, day: date, hour, minute });
}
