import type { CalendarSummary } from './types.js';

const MAX_LENGTH = 256 * 1024;

/**
 * The first event of an iCalendar text, as a summary line needs it. Recurrences are not expanded: the first occurrence stands for all.
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
  const organizer = valueOf(event, 'ORGANIZER');
  return {
    method: textOf(lines.slice(0, start), 'METHOD')?.toUpperCase() ?? null,
    uid: textOf(event, 'UID'),
    title: textOf(event, 'SUMMARY'),
    location: textOf(event, 'LOCATION'),
    organizer: organizer ? organizer.value.replace(/^mailto:/i, '').toLowerCase() : null,
    startsAt: instantOf(event, 'DTSTART'),
    endsAt: instantOf(event, 'DTEND'),
  };
}

interface Property {
  params: string;
  value: string;
}

function valueOf(lines: string[], name: string): Property | null {
  const line = lines.find(
    (candidate) => candidate.slice(0, name.length).toUpperCase() === name && /^[:;]/.test(candidate.slice(name.length)),
  );
  if (!line) return null;
  const rest = line.slice(name.length);
  // Parameters may hold quoted colons: the value starts at the first colon outside quotes.
  const match = /^((?:;[^:;"]*(?:"[^"]*"[^:;"]*)*)*):(.*)$/.exec(rest);
  return match ? { params: match[1] ?? '', value: (match[2] ?? '').trim() } : null;
}

function textOf(lines: string[], name: string): string | null {
  const property = valueOf(lines, name);
  const text = property?.value
    .replace(/\\n/gi, ' ')
    .replace(/\\([,;\\])/g, '$1')
    .trim()
    .slice(0, 500);
  return text ? text : null;
}

/** UTC instants become ISO; local times stay as written, because a zone name needs a zone table to mean an instant. */
function instantOf(lines: string[], name: string): string | null {
  const value = valueOf(lines, name)?.value ?? '';
  const m = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/i.exec(value);
  if (!m) return null;
  const day = `${m[1]}-${m[2]}-${m[3]}`;
  if (m[4] === undefined) return day;
  return `${day}T${m[4]}:${m[5]}:${m[6] ?? '00'}${m[7] ? '.000Z' : ''}`;
}
