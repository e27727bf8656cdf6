import { DAY, MINUTE } from './units.js';

/** A local date and time, without a zone. */
export interface WallTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: formatters are expensive to create, and there are few zones. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** The local date and time of an instant. */
export function wallTime(instant: number, zone: string): WallTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

const asUtc = ({ year, month, day, hour, minute }: WallTime): number => Date.UTC(year, month - 1, day, hour, minute);

/**
 * The instant of a local date and time. A time skipped in spring moves later by the length of the gap; of a repeated one in autumn, the first counts.
 */
export function instantIn(zone: string, wall: WallTime): number {
  const wanted = asUtc(wall);
  const offsetAt = (instant: number) => asUtc(wallTime(instant, zone)) - Math.floor(instant / MINUTE) * MINUTE;
  const before = wanted - offsetAt(wanted - DAY);
  const after = wanted - offsetAt(wanted + DAY);
  const exact = [before, after].filter((instant) => asUtc(wallTime(instant, zone)) === wanted);
  return exact.length > 0 ? Math.min(...exact) : before;
}

/** The first instant after a day in a zone: the day of `now`, or one `days` later. */
export function endOfDay(now: number, zone: string, days = 0): number {
  const { year, month, day } = wallTime(now, zone);
  return instantIn(zone, { year, month, day: day + days + 1, hour: 0, minute: 0 });
}
