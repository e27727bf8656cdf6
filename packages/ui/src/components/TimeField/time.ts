import { Time } from '@internationalized/date';

/** A time of day as our fields carry it: hours and minutes, 24 hours, `08:05`. */
const pattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** `HH:MM` as the time of react-aria's fields; `null` for what is none. */
export function timeOf(text: string): Time | null {
  const [, hours, minutes] = pattern.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : new Time(Number(hours), Number(minutes));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The other way round: `HH:MM`. */
export const textOfTime = ({ hour, minute }: Time): string => `${twoDigits(hour)}:${twoDigits(minute)}`;
