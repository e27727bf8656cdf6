import { expect, it } from 'vitest';
import { dayOf } from './dayOf';

it('begins the day at midnight where the person is, wherever the machine stands', () => {
  const lateEvening = Date.UTC(2026, 2, 1, 23, 30);
  const day = (timeZone: string) => dayOf(lateEvening, timeZone).toString();
  expect(day('UTC')).toBe('2026-03-01');
  expect(day('Europe/Rome')).toBe('2026-03-02');
  expect(day('Asia/Tokyo')).toBe('2026-03-02');
  expect(day('America/Los_Angeles')).toBe('2026-03-01');
});

it('knows years before 1000, changes of the clock and zones of half an hour', () => {
  expect(dayOf(Date.UTC(2026, 2, 29, 0, 59), 'Europe/Rome').toString()).toBe('2026-03-29');
  expect(dayOf(Date.UTC(2026, 9, 24, 22), 'Europe/Rome').toString()).toBe('2026-10-25');
  expect(dayOf(Date.UTC(2026, 0, 1, 18, 30), 'Asia/Kolkata').toString()).toBe('2026-01-02');
  expect(dayOf(Date.parse('0954-06-01T12:00:00Z'), 'UTC').toString()).toBe('0954-06-01');
});
