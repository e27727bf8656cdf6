import { describe, expect, test } from 'vitest';
import { RateLimiter } from './rate-limiter.js';

describe('a rate limiter', () => {
  test('lets a burst through and then the rate', () => {
    let now = 0;
    const limiter = new RateLimiter({ burst: 3, perSecond: 2 }, () => now);
    expect([1, 2, 3].map(() => limiter.take('a'))).toEqual([0, 0, 0]);
    expect(limiter.take('a')).toBe(500);
    now = 499;
    expect(limiter.take('a')).toBeGreaterThan(0);
    now = 500;
    expect(limiter.take('a')).toBe(0);
    expect(limiter.take('a')).toBe(500);
  });

  test('never holds more than the burst', () => {
    let now = 0;
    const limiter = new RateLimiter({ burst: 2, perSecond: 10 }, () => now);
    limiter.take('a');
    now = 3_600_000;
    expect([1, 2, 3].map(() => limiter.take('a') > 0)).toEqual([false, false, true]);
  });

  test('counts each caller alone, and looks without taking', () => {
    const limiter = new RateLimiter({ burst: 1, perSecond: 1 }, () => 0);
    expect([limiter.wait('a'), limiter.wait('a'), limiter.take('a')]).toEqual([0, 0, 0]);
    expect([limiter.wait('a'), limiter.take('b')]).toEqual([1_000, 0]);
  });

  test('forgets the caller seen longest ago when there are too many', () => {
    const limiter = new RateLimiter({ burst: 1, perSecond: 1 }, () => 0);
    for (let caller = 0; caller <= 10_000; caller += 1) limiter.take(`${caller}`);
    expect([limiter.wait('0'), limiter.wait('1')]).toEqual([0, 1_000]);
  });
});
