import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './clock';

describe('createClock', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => vi.useRealTimers());

  it('holds its instant for a while, so that one drawing agrees with itself', () => {
    const clock = createClock(() => Date.now());
    const first = clock.now();
    vi.setSystemTime(1_000_000 + 9_000);
    expect(clock.now()).toBe(first);
    vi.setSystemTime(1_000_000 + 11_000);
    expect(clock.now()).toBe(1_011_000);
  });

  it('lets go of an instant when time jumps back', () => {
    const clock = createClock(() => Date.now());
    clock.now();
    vi.setSystemTime(500_000);
    expect(clock.now()).toBe(500_000);
  });

  it('ticks each minute for all watchers with one timer, and stops with the last', () => {
    const clock = createClock(() => Date.now());
    const seen: string[] = [];
    const stopFirst = clock.subscribe(() => seen.push(`first ${clock.now()}`));
    const stopSecond = clock.subscribe(() => seen.push(`second ${clock.now()}`));
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual(['first 1060000', 'second 1060000']);
    stopFirst();
    vi.advanceTimersByTime(60_000);
    expect(seen).toHaveLength(3);
    stopSecond();
    expect(vi.getTimerCount()).toBe(0);
  });
});
