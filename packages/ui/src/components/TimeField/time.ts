import { Time } from '@internationalized/date';

/** 24-hour time: `08:05`. */
const pattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Parses `HH:MM`; returns `null` if invalid. */
export function timeOf(text: string): Time | null {
  const [, hours, minutes] = pattern.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : new Time(Number(hours), Number(minutes));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const textOfTime = ({ hour, minute }: Time): string => `${twoDigits(hour)}:${twoDigits(minute)}`;
