import { describe, expect, it } from 'vitest';
import { dueFields, dueInstant, presetDue } from './due';

// A Friday; in Auckland it is Saturday.
const FRIDAY = Date.UTC(2026, 10, 20, 12, 0);

describe('when a task is due', () => {
  it.each([
    ['tomorrow', 'UTC', '2026-11-21'],
    ['tomorrow', 'Pacific/Auckland', '2026-11-22'],
    ['inThreeDays', 'UTC', '2026-11-23'],
    ['nextMonday', 'UTC', '2026-11-23'],
    ['nextMonday', 'Pacific/Auckland', '2026-11-23'],
  ] as const)('%s in %s is %s at nine', (preset, zone, day) => {
    expect(presetDue(preset, FRIDAY, zone)).toEqual({ day, time: '09:00' });
  });

  it('on a Monday, next Monday is a week away', () => {
    const monday = Date.UTC(2026, 10, 23, 8);
    expect(presetDue('nextMonday', monday, 'UTC').day).toBe('2026-11-30');
    expect(presetDue('nextMonday', monday - 86_400_000, 'UTC').day).toBe('2026-11-23');
  });

  it('is an instant in the zone of the person, and comes back to the fields as it was', () => {
    const instant = dueInstant('2026-11-23', '14:05', 'Europe/Berlin');
    expect(instant).toBe('2026-11-23T13:05:00.000Z');
    expect(dueFields(instant, 'Europe/Berlin')).toEqual({ day: '2026-11-23', time: '14:05' });
    expect(dueInstant('2026-11-23', null, 'UTC')).toBe('2026-11-23T09:00:00.000Z');
  });
});
