import { useDateFormat, useStrings, useTimeZone } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { type Grain, type Times, timesOf } from './times';
import type { Along } from './types';

export interface Labels {
  /** Full names, for the table, the tooltip and screen readers. */
  full: readonly string[];
  /** Machine-readable: days as `YYYY-MM-DD`, instants per RFC 3339, names unchanged. */
  keys: readonly string[];
  /** Abbreviated for the axis. */
  short: readonly string[];
  head: string;
  times: Times | null;
  tick: (instant: number, grain: Grain) => string;
}

/** January ticks show the year. */
const isNewYear = (day: Intl.DateTimeFormat, instant: number) =>
  day.formatToParts(instant).some(({ type, value }) => type === 'month' && value === '1');

function useTicks(timeZone: string | undefined): Labels['tick'] {
  const time = useDateFormat({ timeZone, hour: 'numeric', minute: '2-digit' });
  const day = useDateFormat({ timeZone, day: 'numeric', month: 'short' });
  const month = useDateFormat({ timeZone, month: 'short' });
  const year = useDateFormat({ timeZone, year: 'numeric' });
  const newYear = useDateFormat({ timeZone, month: 'short', year: 'numeric' });
  const number = useDateFormat({ timeZone, month: 'numeric', numberingSystem: 'latn', calendar: 'gregory' });
  return (instant, grain) => {
    if (grain === 'month') return (isNewYear(number, instant) ? newYear : month).format(instant);
    return { time, day, year }[grain].format(instant);
  };
}

/** Labels positions in the reader's locale: calendar days as they are, instants in the reader's time zone. */
export function useLabels(along: Along): Labels {
  const words = useStrings(chartStrings);
  const zone = useTimeZone();
  const times = timesOf(along, zone);
  const timeZone = times?.timeZone;
  const tick = useTicks(timeZone);
  const day = useDateFormat({ timeZone, day: 'numeric', month: 'short', year: 'numeric' });
  const month = useDateFormat({ timeZone, month: 'long', year: 'numeric' });
  const moment = useDateFormat({ timeZone, dateStyle: 'medium', timeStyle: 'short' });
  if ('names' in along) {
    const { names } = along;
    return { full: names, keys: names, short: names, head: words.head.name, times, tick };
  }
  const instants = times?.instants ?? [];
  if ('instants' in along) {
    const full = instants.map((instant) => moment.format(instant));
    const keys = instants.map((instant) => new Date(instant).toISOString());
    const shortOf = (instant: number) => tick(instant, 'time');
    return { full, keys, short: instants.map(shortOf), head: words.head.time, times, tick };
  }
  const each = along.each ?? 'day';
  const full = instants.map((instant) => {
    if (each === 'month') return month.format(instant);
    return each === 'week' ? words.weekOf({ day: day.format(instant) }) : day.format(instant);
  });
  const short = instants.map((instant) => tick(instant, each === 'month' ? 'month' : 'day'));
  return { full, keys: along.days, short, head: words.head[each], times, tick };
}
