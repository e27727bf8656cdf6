import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialTail } from './binomial.js';
import { fewestThatStop, mustStop, STOP_ALPHA, sendsToTrust } from './stop-rule.js';

describe('the rule that stops an automation', () => {
  it.each([
    [50, 2, 3],
    [100, 2, 3],
    [200, 3, 5],
    [500, 4, 9],
    [1000, 6, 14],
    [2000, 9, 24],
    [5000, 16, 52],
  ])('needs, of %d sends, %d complaints or %d unsubscribes', (sends, complaints, unsubscribes) => {
    expect([fewestThatStop(sends, 0.002), fewestThatStop(sends, 0.008)]).toEqual([complaints, unsubscribes]);
  });

  it('trusts a rate without any event only after many sends', () => {
    expect([sendsToTrust(0.002), sendsToTrust(0.008)]).toEqual([1497, 373]);
  });

  it('bears nothing at a threshold of 0 and everything at 1', () => {
    expect([mustStop(10, 0, 0), mustStop(10, 1, 0), mustStop(10, 10, 1)]).toEqual([false, true, false]);
  });

  const trials = fc.integer({ min: 1, max: 400 });
  const chance = fc.double({ min: 0.0005, max: 0.999, noNaN: true });

  it('sums to the same tail as the definition, term by term', () => {
    fc.assert(
      fc.property(trials, fc.nat(400), chance, (n, k, p) => {
        let sum = 0;
        let logChoose = 0;
        for (let i = 0; i <= n; i += 1) {
          if (i >= k) sum += Math.exp(logChoose + i * Math.log(p) + (n - i) * Math.log1p(-p));
          logChoose += Math.log((n - i) / (i + 1));
        }
        expect(binomialTail(n, k, p)).toBeCloseTo(sum, 9);
      }),
    );
  });

  it('only gets stricter with more events', () => {
    fc.assert(
      fc.property(trials, fc.nat(400), chance, (n, k, p) => {
        expect(binomialTail(n, k + 1, p)).toBeLessThanOrEqual(binomialTail(n, k, p));
        expect(mustStop(n, k + 1, p) || !mustStop(n, k, p)).toBe(true);
      }),
    );
  });

  it('keeps its digits where single terms are smaller than any number', () => {
    expect(binomialTail(5_000_000, 10_400, 0.002)).toBeLessThan(STOP_ALPHA);
    expect(binomialTail(5_000_000, 10_000, 0.002)).toBeCloseTo(0.5, 2);
  });
});
