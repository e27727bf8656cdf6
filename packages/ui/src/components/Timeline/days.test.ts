import { describe, expect, it } from 'vitest';
import { byDay, dayBefore } from './days';

describe('days', () => {
  it('follow each other over months, leap days and changes of the clock', () => {
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
    expect(dayBefore('2024-03-01')).toBe('2024-02-29');
    expect(dayBefore('2026-03-30')).toBe('2026-03-29');
    expect(dayBefore('2026-01-01')).toBe('2025-12-31');
  });

  it('keep the order of their events, and leave out what has no date', () => {
    const events = [
      { id: 'a', at: '2026-03-02T09:00:00Z' },
      { id: 'b', at: '2026-03-02T00:30:00Z' },
      { id: 'none', at: 'soon' },
      { id: 'c', at: Date.parse('2026-03-01T12:00:00Z') },
    ];
    const days = byDay(events, 'UTC').map(({ date, events: of }) => [date, of.map(({ id }) => id)]);
    expect(days).toEqual([
      ['2026-03-02', ['a', 'b']],
      ['2026-03-01', ['c']],
    ]);
  });
});
