import { DAY, instantIn, wallTime } from '@concordia/domain';

/** A day and time in the format of the form fields. */
export interface DueFields {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string;
}

export type DuePreset = 'tomorrow' | 'inThreeDays' | 'nextMonday';

export const duePresets: readonly DuePreset[] = ['tomorrow', 'inThreeDays', 'nextMonday'];

const MORNING = '09:00';

const two = (part: number): string => String(part).padStart(2, '0');

/** The calendar day, in the zone, that is `days` after today. */
function dayAfter(now: number, zone: string, days: number): string {
  const { year, month, day } = wallTime(now, zone);
  return new Date(Date.UTC(year, month - 1, day) + days * DAY).toISOString().slice(0, 10);
}

/** Days until next Monday, 1 to 7. */
function daysToMonday(now: number, zone: string): number {
  const { year, month, day } = wallTime(now, zone);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return ((1 - weekday + 6) % 7) + 1;
}

/** The preset day at 09:00, in the user's zone. */
export function presetDue(preset: DuePreset, now: number, zone: string): DueFields {
  const days = { tomorrow: 1, inThreeDays: 3, nextMonday: daysToMonday(now, zone) }[preset];
  return { day: dayAfter(now, zone, days), time: MORNING };
}

/** The instant of a day and time in the zone. Without a time: 09:00. */
export function dueInstant(day: string, time: string | null, zone: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = (time ?? MORNING).split(':').map(Number);
  return new Date(instantIn(zone, { year, month, day: date, hour, minute })).toISOString();
}

export function dueFields(instant: string, zone: string): DueFields {
  const { year, month, day, hour, minute } = wallTime(Date.parse(instant), zone);
  return { day: `${year}-${two(month)}-${two(day)}`, time: `${two(hour)}:${two(minute)}` };
}
