import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JOB_BACKOFF, retryDelay } from './backoff.js';

describe('retryDelay', () => {
  it('doubles up to its ceiling', () => {
    expect([1, 2, 3, 4].map((failures) => retryDelay(failures, 0))).toEqual([500, 1_000, 2_000, 4_000]);
    expect(retryDelay(1_000_000, 0)).toBe(JOB_BACKOFF.maxMs / 2);
  });

  it('is spread over the upper half of the delay', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (failures, random) => {
          const delay = retryDelay(failures, random);
          expect(delay).toBeGreaterThanOrEqual(retryDelay(failures, 0));
          expect(delay).toBeLessThanOrEqual(2 * retryDelay(failures, 0));
          expect(delay).toBeLessThanOrEqual(JOB_BACKOFF.maxMs);
        },
      ),
    );
  });
});
