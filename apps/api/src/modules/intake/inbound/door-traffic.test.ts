import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DomainFailure } from '../../../common/domain-failure.js';
import { DEFAULT_LIMITS } from '../../../common/limits.js';
import { DoorTraffic } from './door-traffic.js';

describe('what a door holds', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  const traffic = (bodies: number, bytes: number) =>
    new DoorTraffic({ limits: { ...DEFAULT_LIMITS, door: { bodies, bytes } } });

  test('is bounded by bodies and by announced bytes, each door for itself', () => {
    const doors = traffic(2, 100);
    const first = doors.enter('a', 60, vi.fn());
    expect(() => doors.enter('a', 41, vi.fn())).toThrow(DomainFailure);
    doors.enter('a', 40, vi.fn());
    expect(() => doors.enter('a', 0, vi.fn())).toThrow('Too many webhooks');
    doors.enter('b', 100, vi.fn());
    first.leave();
    doors.enter('a', 60, vi.fn());
  });

  test('counts what comes beyond what was announced', () => {
    const doors = traffic(9, 100);
    const passage = doors.enter('a', 0, vi.fn());
    passage.arrived(70);
    expect(() => doors.enter('a', 31, vi.fn())).toThrow(DomainFailure);
    expect(() => passage.arrived(31)).toThrow(DomainFailure);
  });

  test('has a stalled body give way to the next, the slowest first', () => {
    const doors = traffic(2, 1_000_000);
    const [stalled, slow] = [vi.fn(), vi.fn()];
    doors.enter('a', 500, stalled);
    doors.enter('a', 500, slow).arrived(400);
    vi.advanceTimersByTime(1_001);
    doors.enter('a', 500, vi.fn());
    expect([stalled.mock.calls.length, slow.mock.calls.length]).toEqual([1, 0]);
    expect(stalled.mock.calls[0]?.[0]).toMatchObject({ code: 'DOOR_BUSY', retryAfterMs: 1_000 });
  });

  test('lets nothing give way that is young, fast, or whole', () => {
    const doors = traffic(2, 1_000_000);
    const [fast, whole] = [vi.fn(), vi.fn()];
    doors.enter('a', 0, fast).arrived(100_000);
    doors.enter('a', 1, whole).complete();
    vi.advanceTimersByTime(1_001);
    expect(() => doors.enter('a', 1, vi.fn())).toThrow(DomainFailure);
    expect([fast.mock.calls, whole.mock.calls]).toEqual([[], []]);
  });
});
