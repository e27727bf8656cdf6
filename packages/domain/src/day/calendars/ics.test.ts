import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthdayCalendar, type CalendarTask, taskCalendar } from './calendars.js';
import { icsText, writeIcs } from './ics.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);

/** A reader as a calendar program has one: unfolds, splits names from values, takes the marks from texts. */
function parse(document: string): { name: string; value: string }[] {
  expect(document.endsWith('\r\n')).toBe(true);
  const unfolded = document.replaceAll('\r\n ', '');
  return unfolded
    .slice(0, -2)
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return { name: line.slice(0, colon), value: line.slice(colon + 1) };
    });
}

const unescape = (value: string): string => value.replace(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));

const valueOf = (document: string, name: string) => parse(document).find((line) => line.name === name)?.value;

const task = {
  id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11',
  kind: 'follow_up',
  title: 'Call',
  note: null,
  dueAt: NOW + 3_600_000,
  createdAt: NOW,
  contactName: 'Ada',
} as const;

describe('a calendar document', () => {
  it('gives back every text that it was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const document = writeIcs([icsText('SUMMARY', text)]);
        // Breaks of lines are one sort, and what cannot be shown is gone.
        const expected = text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
        expect(unescape(parse(document)[0]?.value ?? '')).toBe(expected);
      }),
    );
  });

  it('has no line of more than 75 octets, and cuts no character apart', () => {
    const encoder = new TextEncoder();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        for (const line of writeIcs([icsText('DESCRIPTION', text)]).split('\r\n')) {
          const bytes = encoder.encode(line);
          expect(bytes.length).toBeLessThanOrEqual(75);
          expect(decoder.decode(bytes)).toBe(line);
        }
      }),
    );
  });

  it('cannot be made to hold another line by what somebody writes', () => {
    const document = taskCalendar([{ ...task, title: 'A\r\nEND:VEVENT\nATTACH:http://evil.example' }], NOW);
    expect(
      parse(document)
        .filter(({ name }) => name === 'END')
        .map(({ value }) => value),
    ).toEqual(['VALARM', 'VEVENT', 'VCALENDAR']);
    expect(parse(document).some(({ name }) => name === 'ATTACH')).toBe(false);
  });

  it('of tasks has an event with an alarm for each', () => {
    const document = taskCalendar([task], NOW);
    expect(parse(document).map(({ name, value }) => `${name}:${value}`)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Concordia//Concordia tasks//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Concordia: tasks and follow-ups',
      'X-WR-CALNAME:Concordia: tasks and follow-ups',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:task-0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11@concordia',
      'DTSTAMP:20261120T093000Z',
      'CREATED:20261120T093000Z',
      'DTSTART:20261120T103000Z',
      'DTEND:20261120T104500Z',
      'SUMMARY:Call',
      'DESCRIPTION:With Ada',
      'CATEGORIES:Follow-up',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT0S',
      'DESCRIPTION:Call',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('of tasks says what is known of each', () => {
    const described = (wishes: Partial<CalendarTask>) =>
      parse(taskCalendar([{ ...task, ...wishes }], NOW)).flatMap(({ name, value }) =>
        name === 'DESCRIPTION' || name === 'CATEGORIES' ? [value] : [],
      );
    expect(described({ note: 'Price; terms', kind: 'task' })).toEqual(['With Ada\\nPrice\\; terms', 'Task', 'Call']);
    expect(described({ contactName: null })).toEqual(['Follow-up', 'Call']);
  });

  it('of birthdays has an event for each', () => {
    const document = birthdayCalendar([{ contactId: 'c', name: 'Ada', birthday: '1984-03-12' }], NOW);
    const lines = parse(document).map(({ name, value }) => `${name}:${value}`);
    expect(lines).toContain('PRODID:-//Concordia//Concordia birthdays//EN');
    expect(lines).toContain('NAME:Concordia: birthdays');
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:birthday-c@concordia',
      'DTSTAMP:20261120T093000Z',
      'DTSTART;VALUE=DATE:19840312',
      'RRULE:FREQ=YEARLY',
      'SUMMARY:Birthday: Ada',
      'CATEGORIES:Birthday',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it.each([
    ['a', 1],
    ['\u0080', 2],
    ['\u0800', 3],
    ['\u{10000}', 4],
  ])('folds lines of %j after 75 octets', (character, size) => {
    const folded = writeIcs([icsText('X', character.repeat(80))]).split('\r\n ');
    const fits = Math.floor(73 / size);
    expect([...(folded[0] ?? '')]).toHaveLength(2 + fits);
  });

  it('of birthdays has a whole day each year, on the last of February for who was born on the 29th', () => {
    const birthday = (day: string) => birthdayCalendar([{ contactId: task.id, name: 'Ada', birthday: day }], NOW);
    expect(valueOf(birthday('1984-02-29'), 'RRULE')).toBe('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1');
  });
});
