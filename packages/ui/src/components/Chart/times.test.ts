import { describe, expect, it } from 'vitest';
import { timesOf, timeTicks } from './times';

const inRome = (from: string, to: string) => {
  const times = timesOf({ instants: [Date.parse(from), Date.parse(to)] }, 'Europe/Rome');
  if (!times) throw new Error('instants have times');
  return times;
};

const days = (...list: string[]) => {
  const times = timesOf({ days: list }, 'Asia/Tokyo');
  if (!times) throw new Error('days have times');
  return times;
};

const iso = (ticks: readonly number[]) => ticks.map((tick) => new Date(tick).toISOString());

describe('timesOf', () => {
  it('has none for names', () => {
    expect(timesOf({ names: ['Email'] }, 'UTC')).toBeNull();
  });

  it('leaves a day of the calendar the same day everywhere', () => {
    expect(days('2026-03-02')).toEqual({
      instants: [Date.UTC(2026, 2, 2)],
      timeZone: 'UTC',
      isWholeDays: true,
    });
  });
});

describe('timeTicks', () => {
  it("stand at midnights of the reader's zone, on both sides of a change of the clocks", () => {
    const { at, grain } = timeTicks(inRome('2026-03-27T12:00:00Z', '2026-03-31T12:00:00Z'), 4);
    expect(grain).toBe('day');
    expect(iso(at)).toEqual([
      '2026-03-27T23:00:00.000Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
      '2026-03-30T22:00:00.000Z',
    ]);
  });

  it('never split a day where the chart counts days', () => {
    const { at, grain } = timeTicks(days('2026-03-02', '2026-03-03', '2026-03-04'), 12);
    expect(grain).toBe('day');
    expect(iso(at)).toEqual(['2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z', '2026-03-04T00:00:00.000Z']);
  });

  it('count hours, months and years as the span asks', () => {
    expect(timeTicks(inRome('2026-03-02T06:00:00Z', '2026-03-02T18:00:00Z'), 4).grain).toBe('time');
    expect(timeTicks(days('2025-09-01', '2026-03-01'), 6).grain).toBe('month');
    expect(timeTicks(days('2019-09-01', '2026-03-01'), 6).grain).toBe('year');
  });

  it('name a single instant, and nothing of nothing', () => {
    expect(iso(timeTicks(days('2026-03-02'), 5).at)).toEqual(['2026-03-02T00:00:00.000Z']);
    expect(timeTicks(days(), 5).at).toEqual([]);
  });
});
