import ICAL from 'ical.js';
import type { CalendarSummary } from './types.js';

const MAX_LENGTH = 256 * 1024;

/**
 * Summarizes the first event of an iCalendar text. Recurrences are not expanded; only the first occurrence is read.
 *
 * Passes single lines to ical.js, which rejects a whole calendar for one bad line. Invitations are often truncated, wrapped by an email client or
 * malformed in lines that are not needed here.
 *
 * @returns `null` if the text holds no event.
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

/** The value of the first line with this name; `null` if missing or unreadable. */
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

/** Adds the missing `VALUE=DATE` to eight-digit dates. */
const typed = (line: string): string => line.trimEnd().replace(/^(DT\w+):(\d{8})$/i, '$1;VALUE=DATE:$2');

function textOf(lines: readonly string[], name: string): string | null {
  const text = valueOf(lines, name)?.replaceAll('\n', ' ').trim().slice(0, 500);
  return text ? text : null;
}

/** Converts UTC instants to ISO. Local times stay as written: resolving a zone name needs a zone table. */
const instantOf = (lines: readonly string[], name: string): string | null =>
  valueOf(lines, name)?.replace(/Z$/, '.000Z') ?? null;
