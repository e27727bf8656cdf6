import { wallTime } from '@concordia/domain';
import { useZone } from '../../inbox/Composer/useMoment';

const two = (part: number): string => String(part).padStart(2, '0');

/** Converts an instant to the user's time zone: a day as YYYY-MM-DD and a time as HH:MM. */
export function useWallTime(): (instant: string) => readonly [day: string, time: string] {
  const zone = useZone();
  return (instant) => {
    const { year, month, day, hour, minute } = wallTime(Date.parse(instant), zone);
    return [`${year}-${two(month)}-${two(day)}`, `${two(hour)}:${two(minute)}`];
  };
}
