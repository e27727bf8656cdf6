import { instantIn, isTimeZone } from '@concordia/domain';
import ICAL from 'ical.js';
import { foreignLine } from '../../../../common/foreign-text.js';
import { yieldToEventLoop } from '../../../../common/yield-to-event-loop.js';
import { type CalendarFile, componentsOf } from './components.js';

/** An event at one time. */
export interface Occurrence {
  readonly title: string;
  readonly location: string | null;
  /** ms since the epoch. Of a whole day, its midnight in UTC: a day is the same everywhere. */
  readonly startsAt: number;
  /** Exclusive. */
  readonly endsAt: number;
  readonly isAllDay: boolean;
}

/** From `from` (inclusive) to `until` (exclusive), in ms since the epoch. */
export interface Window {
  readonly from: number;
  readonly until: number;
  /** IANA zone of times without one. */
  readonly timeZone: string;
}

/** Maximum occurrences of a calendar. */
const MOST = 2_000;

/** Maximum repetitions followed per event: a daily one has taken place for 40 years by then. */
const MOST_REPETITIONS = 15_000;

/** Followed without a break; requests run in between. */
const REPETITIONS_AT_ONCE = 500;

const LONGEST_TITLE = 300;

/**
 * The occurrences of a calendar's events within a window, in no particular order. Repetitions, exceptions and time zones are resolved (RFC 5545);
 * cancelled events and unreadable ones are left out.
 *
 * @returns `null` if the text is no calendar.
 */
export async function occurrencesIn(text: string, window: Window): Promise<Occurrence[] | null> {
  const file = componentsOf(text);
  if (file === null) return null;
  const found: Occurrence[] = [];
  for (const event of eventsOf(file)) {
    await yieldToEventLoop();
    try {
      for await (const occurrence of occurrencesOf(event, file, window)) {
        if (found.length >= MOST) return found;
        found.push(occurrence);
      }
    } catch {
      // One event that cannot be read leaves the others.
    }
  }
  return found;
}

/** Each series with the occurrences that were changed in it. */
function eventsOf({ events }: CalendarFile): ICAL.Event[] {
  const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '');
  const series = events.filter((event) => !event.hasProperty('recurrence-id')).map((event) => new ICAL.Event(event));
  const changed = Map.groupBy(
    events.filter((event) => event.hasProperty('recurrence-id')),
    uidOf,
  );
  for (const event of series) {
    for (const one of changed.get(event.uid) ?? []) event.relateException(new ICAL.Event(one));
  }
  return series;
}

async function* occurrencesOf(event: ICAL.Event, file: CalendarFile, window: Window): AsyncGenerator<Occurrence> {
  if (!event.isRecurring()) {
    yield* within(occurrenceOf(event, event.startDate, event.endDate, file, window), window);
    return;
  }
  const repetitions = event.iterator();
  for (let count = 1; count <= MOST_REPETITIONS; count += 1) {
    if (count % REPETITIONS_AT_ONCE === 0) await yieldToEventLoop();
    // The types leave out that the last one is followed by none.
    const next: ICAL.Time | undefined = repetitions.next();
    if (next === undefined || instantOf(next, event, file, window) >= window.until) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    yield* within(occurrenceOf(item, startDate, endDate, file, window), window);
  }
}

function* within(occurrence: Occurrence | null, { from, until }: Window): Generator<Occurrence> {
  if (occurrence === null || occurrence.startsAt >= until) return;
  const isOver = occurrence.endsAt <= from && occurrence.startsAt < from;
  if (!isOver) yield occurrence;
}

function occurrenceOf(
  event: ICAL.Event,
  start: ICAL.Time,
  end: ICAL.Time,
  file: CalendarFile,
  window: Window,
): Occurrence | null {
  if (String(event.component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED') return null;
  const startsAt = instantOf(start, event, file, window);
  const location = foreignLine(event.location ?? '', LONGEST_TITLE);
  return {
    title: foreignLine(event.summary ?? '', LONGEST_TITLE),
    location: location === '' ? null : location,
    startsAt,
    endsAt: Math.max(startsAt, instantOf(end, event, file, window)),
    isAllDay: start.isDate,
  };
}

/** IANA zones are resolved by this machine, which knows their changes best; other names by the file's own definition. */
function instantOf(time: ICAL.Time, { component }: ICAL.Event, { zones }: CalendarFile, { timeZone }: Window): number {
  const { year, month, day, hour, minute, second, isDate } = time;
  if (isDate) return Date.UTC(year, month - 1, day);
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1_000;
  const parameter = component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  const own = zones.get(parameter ?? '');
  if (own !== undefined && !isTimeZone(own.tzid)) {
    const local = time.clone();
    local.zone = own;
    return local.toUnixTime() * 1_000;
  }
  const zone = parameter !== undefined && isTimeZone(parameter) ? parameter : timeZone;
  return instantIn(zone, { year, month, day, hour, minute }) + second * 1_000;
}
