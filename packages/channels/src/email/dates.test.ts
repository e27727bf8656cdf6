import { describe, expect, it } from 'vitest';
import { parseMailDate } from './dates.js';

const read = (written: string): string | null => {
  const at = parseMailDate(written);
  return at === null ? null : new Date(at).toISOString();
};

describe('the year of a date', () => {
  it.each([
    ['20 Nov 00 10:00 GMT', 2000],
    ['20 Nov 49 10:00 GMT', 2049],
    ['20 Nov 70 10:00 GMT', 1970],
    ['20 Nov 99 10:00 GMT', 1999],
    ['20 Nov 100 10:00 GMT', 2000],
    ['20 Nov 126 10:00 GMT', 2026],
    ['20 Nov 1970 10:00 GMT', 1970],
    ['20 Nov 2200 10:00 GMT', 2200],
  ])('of %s is %d', (written, year) => {
    expect(read(written)).toBe(`${year}-11-20T10:00:00.000Z`);
  });

  it('of two digits turns at 50: what 50 means lies before all mail', () => {
    expect(read('20 Nov 50 10:00 GMT')).toBeNull();
  });

  it.each(['20 Nov 1969 10:00 GMT', '20 Nov 2201 10:00 GMT'])('of %s is refused', (written) => {
    expect(read(written)).toBeNull();
  });
});

describe('the day of a date', () => {
  it.each(['29 Feb 2024', '31 Jan 2026', '30 Apr 2026'])('%s is in the calendar', (written) => {
    expect(read(written)).toMatch(/T00:00:00\.000Z$/);
  });

  it.each(['29 Feb 2026', '0 Jan 2026', '31 Apr 2026'])('%s is not', (written) => {
    expect(read(written)).toBeNull();
  });

  it('is none where a program without a date wrote the first day of 1970', () => {
    expect([read('1 Jan 1970 23:59:59 GMT'), read('2 Jan 1970 00:00:00 GMT')]).toEqual([
      null,
      '1970-01-02T00:00:00.000Z',
    ]);
  });
});

describe('the time of a date', () => {
  it.each([
    ['12:00 AM', '00:00:00'],
    ['12:30 am', '00:30:00'],
    ['1:00 AM', '01:00:00'],
    ['11:59 AM', '11:59:00'],
    ['12:00 PM', '12:00:00'],
    ['12:30 p.m.', '12:30:00'],
    ['1:00 PM', '13:00:00'],
    ['11:59 PM', '23:59:00'],
    ['13:00 PM', '13:00:00'],
    ['13:00 AM', '13:00:00'],
    ['00:00', '00:00:00'],
    ['23:59:59', '23:59:59'],
    ['10:00:60', '10:00:59'],
    ['10:00:05.999', '10:00:05'],
  ])('%s is %s', (clock, expected) => {
    expect(read(`November 20, 2026 ${clock}`)).toBe(`2026-11-20T${expected}.000Z`);
  });

  it('may be the end of the day', () => {
    expect(read('20 Nov 2026 24:00:00')).toBe('2026-11-21T00:00:00.000Z');
  });

  it.each(['25:00', '10:60'])('%s is refused', (clock) => {
    expect(read(`20 Nov 2026 ${clock}`)).toBeNull();
  });
});

describe('the zone of a date', () => {
  it.each([
    ['+1400', '2026-11-19T20:00:00.000Z'],
    ['+14:00', '2026-11-19T20:00:00.000Z'],
    ['-1400', '2026-11-21T00:00:00.000Z'],
    ['+1401', '2026-11-20T10:00:00.000Z'],
    ['-1500', '2026-11-20T10:00:00.000Z'],
    ['+0530', '2026-11-20T04:30:00.000Z'],
    ['-0330', '2026-11-20T13:30:00.000Z'],
    ['GMT+2:00', '2026-11-20T08:00:00.000Z'],
    ['UTC -0100', '2026-11-20T11:00:00.000Z'],
    ['EST', '2026-11-20T15:00:00.000Z'],
    ['PDT', '2026-11-20T17:00:00.000Z'],
    ['nzdt', '2026-11-19T21:00:00.000Z'],
    ['Z', '2026-11-20T10:00:00.000Z'],
    ['XYZ', '2026-11-20T10:00:00.000Z'],
    ['', '2026-11-20T10:00:00.000Z'],
  ])('%j', (zone, expected) => {
    expect(read(`Fri, 20 Nov 2026 10:00:00 ${zone}`)).toBe(expected);
  });
});

describe('the form of a date', () => {
  it.each([
    ['Sept 5, 2026', '2026-09-05T00:00:00.000Z'],
    ['Sat, 5-Sep-2026 10:00:00 GMT', '2026-09-05T10:00:00.000Z'],
    ['Sat Sep  5 10:00:00 2026', '2026-09-05T10:00:00.000Z'],
    ['Sat Sep 5 10:00:00 -0500 2026', '2026-09-05T15:00:00.000Z'],
    ['Sat Sep 5 10:00:00 2026 +0200', '2026-09-05T08:00:00.000Z'],
    ['September 5, 2026 at 10:00 PM CET', '2026-09-05T21:00:00.000Z'],
    ['2026/9/5 10:00', '2026-09-05T10:00:00.000Z'],
    ['2026-09-05', '2026-09-05T00:00:00.000Z'],
    ['Sat, (week 36) 5 Sep (fall (early)) 2026 10 : 00 : 00', '2026-09-05T10:00:00.000Z'],
    ['5 Sep 2026 10:00:00 +0000 (left open', '2026-09-05T10:00:00.000Z'],
  ])('%s', (written, expected) => {
    expect(read(written)).toBe(expected);
  });

  it('is read up to 200 characters', () => {
    const date = '5 Sep 2026 10:00:00 +0000 ';
    expect([read(date.padEnd(200, 'x')), read(date.padEnd(201, 'x'))]).toEqual(['2026-09-05T10:00:00.000Z', null]);
  });
});
