const dayInMs = 86_400_000;

/** A day of the calendar, as `2026-03-02`, with what happened on it. */
export interface Day<Event> {
  date: string;
  events: Event[];
}

/** The calendar day of an instant in a time zone, as `2026-03-02`. */
export function dateIn(timeZone: string | undefined, instant: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The calendar day before one. Calendar days have no hours, so summer time does not matter. */
export const dayBefore = (date: string): string => new Date(Date.parse(date) - dayInMs).toISOString().slice(0, 10);

/** Events by the day on which they happened for the reader, in their order. An event whose instant is no date is left out. */
export function byDay<Event extends { at: string | number }>(
  events: readonly Event[],
  timeZone: string | undefined,
): Day<Event>[] {
  const days: Day<Event>[] = [];
  for (const event of events) {
    const instant = new Date(event.at).getTime();
    if (Number.isNaN(instant)) continue;
    const date = dateIn(timeZone, instant);
    const last = days.at(-1);
    if (last?.date === date) last.events.push(event);
    else days.push({ date, events: [event] });
  }
  return days;
}
