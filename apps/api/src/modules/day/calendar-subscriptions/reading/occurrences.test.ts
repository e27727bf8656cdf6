import { DAY, HOUR } from '@concordia/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Occurrence, occurrencesIn, type Window } from './occurrences.js';

/** A Monday. */
const monday = Date.UTC(2026, 10, 23);
const week: Window = { from: monday, until: monday + 7 * DAY, timeZone: 'Europe/Berlin' };

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => calendar('BEGIN:VEVENT', 'UID:1', 'SUMMARY:Cupping', ...lines, 'END:VEVENT');

const found = async (text: string, window = week): Promise<Occurrence[]> =>
  ((await occurrencesIn(text, window)) ?? []).toSorted((a, b) => a.startsAt - b.startsAt);
const startsOf = async (text: string, window = week) =>
  (await found(text, window)).map(({ startsAt }) => new Date(startsAt).toISOString());

describe('an event', () => {
  test('has its title, place and time', async () => {
    const text = event('DTSTART:20261123T100000Z', 'DTEND:20261123T113000Z', 'LOCATION:Room 2\\, first floor');
    expect(await found(text)).toEqual([
      {
        title: 'Cupping',
        location: 'Room 2, first floor',
        startsAt: monday + 10 * HOUR,
        endsAt: monday + 11.5 * HOUR,
        isAllDay: false,
      },
    ]);
  });

  test('of a whole day is that day everywhere', async () => {
    const [day] = await found(event('DTSTART;VALUE=DATE:20261124'));
    expect(day).toMatchObject({ startsAt: monday + DAY, endsAt: monday + 2 * DAY, isAllDay: true });
    expect(await found(event('DTSTART:20261124'))).toEqual([day]);
  });

  test.each([
    ['UTC', 'DTSTART:20261123T100000Z', 10],
    ['an IANA zone', 'DTSTART;TZID=America/New_York:20261123T100000', 15],
    ['no zone: that of the workspace', 'DTSTART:20261123T100000', 9],
    ['an unknown zone: that of the workspace', 'DTSTART;TZID=Nowhere:20261123T100000', 9],
  ])('in %s', async (_, start, hour) => {
    expect(await startsOf(event(start))).toEqual([new Date(monday + hour * HOUR).toISOString()]);
  });

  test('in a zone that the file defines', async () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:W. Europe', 'BEGIN:STANDARD', 'DTSTART:16010101T000000'];
    const rest = ['TZOFFSETFROM:+0400', 'TZOFFSETTO:+0400', 'END:STANDARD', 'END:VTIMEZONE'];
    const lines = ['BEGIN:VEVENT', 'UID:1', 'DTSTART;TZID=W. Europe:20261123T100000', 'END:VEVENT'];
    expect(await startsOf(calendar(...zone, ...rest, ...lines))).toEqual(['2026-11-23T06:00:00.000Z']);
  });

  test('that lasts into the window is in it; one that ends at its start or begins at its end is not', async () => {
    const lasting = event('DTSTART:20261122T230000Z', 'DTEND:20261123T003000Z');
    expect(await found(lasting)).toHaveLength(1);
    expect(await found(event('DTSTART:20261122T230000Z', 'DTEND:20261123T000000Z'))).toEqual([]);
    expect(await found(event('DTSTART:20261130T000000Z', 'DTEND:20261130T010000Z'))).toEqual([]);
  });

  test('that is cancelled is left out', async () => {
    expect(await found(event('DTSTART:20261123T100000Z', 'STATUS:CANCELLED'))).toEqual([]);
  });
});

describe('a series', () => {
  const daily = ['DTSTART;TZID=Europe/Berlin:20261001T090000', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE'];

  test('is at the same local time through the change of clocks', async () => {
    expect(await startsOf(event(...daily))).toEqual(['2026-11-23T08:00:00.000Z', '2026-11-25T08:00:00.000Z']);
    const summer = { ...week, from: Date.UTC(2026, 9, 5), until: Date.UTC(2026, 9, 6) };
    expect(await startsOf(event(...daily), summer)).toEqual(['2026-10-05T07:00:00.000Z']);
  });

  test('leaves out its exceptions', async () => {
    const text = event(...daily, 'EXDATE;TZID=Europe/Berlin:20261123T090000');
    expect(await startsOf(text)).toEqual(['2026-11-25T08:00:00.000Z']);
  });

  test('has a moved occurrence where it was moved to', async () => {
    const series = ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Cupping', ...daily, 'END:VEVENT'];
    const recurrence = [
      'RECURRENCE-ID;TZID=Europe/Berlin:20261123T090000',
      'DTSTART;TZID=Europe/Berlin:20261124T140000',
    ];
    const moved = ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Moved', ...recurrence, 'END:VEVENT'];
    const text = calendar(...series, ...moved);
    const titles = (await found(text)).map(({ title, startsAt }) => [title, new Date(startsAt).toISOString()]);
    expect(titles).toEqual([
      ['Moved', '2026-11-24T13:00:00.000Z'],
      ['Cupping', '2026-11-25T08:00:00.000Z'],
    ]);
  });

  test('ends', async () => {
    expect(await found(event('DTSTART:20261101T090000Z', 'RRULE:FREQ=DAILY;COUNT=3'))).toEqual([]);
    expect(await found(event('DTSTART:20261120T090000Z', 'RRULE:FREQ=DAILY;UNTIL=20261124T000000Z'))).toHaveLength(1);
  });

  test('without end, by the second, is followed only so far', async () => {
    expect(await found(event('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY'))).toEqual([]);
    const dense = await found(event('DTSTART:20261123T000000Z', 'RRULE:FREQ=SECONDLY'));
    expect(dense).toHaveLength(2_000);
  });
});

describe('a calendar', () => {
  test.each(['', 'Not found', '<html>Sign in</html>', 'BEGIN:VCARD'])('is not %j', async (text) => {
    expect(await occurrencesIn(text, week)).toBeNull();
  });

  test('loses only the event that cannot be read', async () => {
    const broken = ['BEGIN:VEVENT', 'UID:2', 'DTSTART:tomorrow', 'a line without a name', 'END:VEVENT'];
    const good = ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Good', 'DTSTART:20261123T100000Z', 'END:VEVENT'];
    expect((await found(calendar(...broken, ...good))).map(({ title }) => title)).toEqual(['Good']);
  });

  test('of any kind of rubbish does not throw', async () => {
    const plain = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'UID:1',
      'DTSTART:20261123T100000Z',
      'RRULE:FREQ=DAILY',
    ];
    const odd = [
      'RRULE:FREQ=YEARLY;BYMONTH=13',
      'EXDATE:x',
      'RECURRENCE-ID:1',
      'BEGIN:VTIMEZONE',
      'TZID:',
      'DURATION:-P1Y',
    ];
    const pieces = fc.constantFrom(...plain, ...odd);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), async (lines) => {
        const result = await occurrencesIn(lines.join('\r\n'), week);
        expect(result === null || result.length <= lines.length * 8).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
