import ICAL from 'ical.js';
import type { CalendarSummary } from './types.js';

const MAX_LENGTH = 256 * 1024;

/**
 * The first event of an iCalendar text, as a summary line needs it. Recurrences are not expanded: the first occurrence stands for all.
 *
 * ical.js reads single lines only. For one bad line it gives up the whole calendar, and invitations are often cut off, wrapped by a
 * mail program or wrong in a line that nobody needs here.
 *
 * @returns `null` when the text holds no event.
 */
export function summarizeCalendar(ics: string): CalendarSummary | null {
  const lines = ics
    .slice(0, MAX_LENGTH)
    .replace(/\r\n|\r/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  const start = lines.findIndex((line) => /^BEGIN:(?:VEVENT|VTODO)\s*$/i.test(line));
  if (start < 0) return null;
  const length = lines.slice(start).findIndex((line) => /^END:(?:VEVENT|VTODO)\s*$/i.test(line));
  const event = lines.slice(start + 1, length < 0 ? undefined : start + length);
  return {
    method: textOf(lines.slice(0, start), 'METHOD')?.toUpperCase() ?? null,
    uid: textOf(event, 'UID'),
    title: textOf(event, 'SUMMARY'),
    location: textOf(event, 'LOCATION'),
    organizer:
      valueOf(event, 'ORGANIZER')
        ?.replace(/^mailto:/i, '')
        .trim()
        .toLowerCase() ?? null,
    startsAt: instantOf(event, 'DTSTART'),
    endsAt: instantOf(event, 'DTEND'),
  };
}

/** What the first line of a name says; `null` when there is none, or none that can be read. */
function valueOf(lines: readonly string[], name: string): string | null {
  const line = lines.find(
    (candidate) => candidate.slice(0, name.length).toUpperCase() === name && /^[:;]/.test(candidate.slice(name.length)),
  );
  if (line === undefined) return null;
  try {
    const value = ICAL.Property.fromString(typed(line)).getFirstValue();
    return value === null ? null : String(value);
  } catch {
    return null;
  }
}

/** A day is a day, even if it does not say so. */
const typed = (line: string): string => line.trimEnd().replace(/^(DT\w+):(\d{8})$/i, '$1;VALUE=DATE:$2');

function textOf(lines: readonly string[], name: string): string | null {
  const text = valueOf(lines, name)?.replaceAll('\n', ' ').trim().slice(0, 500);
  return text ? text : null;
}

/** UTC instants become ISO; local times stay as written, because a zone name needs a zone table to mean an instant. */
const instantOf = (lines: readonly string[], name: string): string | null =>
  valueOf(lines, name)?.replace(/Z$/, '.000Z') ?? null;
