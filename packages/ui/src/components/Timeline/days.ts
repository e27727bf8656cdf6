import { parseDate } from '@internationalized/date';
import { dayOf } from '../../locale';

/** A calendar day such as `2026-03-02`, with its events. */
export interface Day<Event> {
  date: string;
  events: Event[];
}

export const dayBefore = (date: string): string => parseDate(date).subtract({ days: 1 }).toString();

/** Groups events by calendar day in the reader's time zone, keeping their order. Events with invalid dates are dropped. */
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
