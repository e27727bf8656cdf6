import { parseDate } from '@internationalized/date';
import { dayOf } from '../../locale';

/** A day of the calendar, as `2026-03-02`, with what happened on it. */
export interface Day<Event> {
  date: string;
  events: Event[];
}

/** The day before one. */
export const dayBefore = (date: string): string => parseDate(date).subtract({ days: 1 }).toString();

/** Events by the day on which they happened for the reader, in their order. An event whose instant is no date is left out. */
export function byDay<Event extends { at: string | number }>(
  events: readonly Event[],
  timeZone: string | undefined,
): Day<Event>[] {
  const days: Day<Event>[] = [];
  for (const event of events) {
    const instant = new Date(event.at).getTime();
    if (Number.isNaN(instant)) continue;
    const date = dayOf(instant, timeZone).toString();
    const last = days.at(-1);
    if (last?.date === date) last.events.push(event);
    else days.push({ date, events: [event] });
  }
  return days;
}
