import ICAL from 'ical.js';

/** The events and time zones of a calendar file. */
export interface CalendarFile {
  readonly events: readonly ICAL.Component[];
  /** By TZID. */
  readonly zones: ReadonlyMap<string, ICAL.Timezone>;
}

const BEGIN = /^BEGIN:(VEVENT|VTIMEZONE)\s*$/i;

/**
 * Reads the events of an iCalendar file (RFC 5545). Each is parsed on its own, because ical.js rejects a whole file for one bad line.
 *
 * @returns `null` if the text is no calendar.
 */
export function componentsOf(text: string): CalendarFile | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n|\r/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  if (!lines.some((line) => /^BEGIN:VCALENDAR\s*$/i.test(line))) return null;
  const components = lines.flatMap((line, start) => {
    const name = BEGIN.exec(line)?.[1];
    if (name === undefined) return [];
    const end = new RegExp(`^END:${name}\\s*$`, 'i');
    const length = lines.slice(start).findIndex((candidate) => end.test(candidate));
    return length < 0 ? [] : (parsed(lines.slice(start, start + length + 1)) ?? []);
  });
  const zones = components.filter(({ name }) => name === 'vtimezone').map((component) => new ICAL.Timezone(component));
  return {
    events: components.filter(({ name }) => name === 'vevent'),
    zones: new Map(zones.map((zone) => [zone.tzid, zone])),
  };
}

function parsed(lines: readonly string[]): ICAL.Component | null {
  try {
    return ICAL.Component.fromString(lines.map(typed).join('\r\n'));
  } catch {
    return null;
  }
}

/** Adds the missing `VALUE=DATE` to eight-digit dates. */
const typed = (line: string): string =>
  line.trimEnd().replace(/^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE):(\d{8})$/i, '$1;VALUE=DATE:$2');
