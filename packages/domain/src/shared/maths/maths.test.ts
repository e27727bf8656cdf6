import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialTail } from '../../delivery/guardrails/binomial.js';
import { digamma, logBeta, logGamma } from './gamma.js';
import { hypergeometric, poweredHypergeometric } from './hypergeometric.js';
import { betaAbove, betaBelow, betaQuantile } from './incomplete-beta.js';
import { minimize } from './minimize.js';
import { integrate } from './quadrature.js';
import { quantile } from './quantile.js';

const relative = (value: number, expected: number): number =>
  Math.abs(value - expected) / Math.max(1, Math.abs(expected));

describe('gamma', () => {
  // Abramowitz & Stegun 1964, 6.1.6 to 6.1.11, and ln 99!.
  it.each([
    [1, 0],
    [2, 0],
    [0.5, 0.5 * Math.log(Math.PI)],
    [0.25, Math.log(3.625609908221908)],
    [1 / 3, Math.log(2.678938534707747)],
    [100, 359.1342053695754],
    [1e-10, 23.025850929882733],
  ])('logGamma(%d)', (x, expected) => {
    expect(relative(logGamma(x), expected)).toBeLessThan(2e-14);
  });

  // 6.3.2, 6.3.3, and the table of Gauss's theorem 6.3.7.
  it.each([
    [1, -0.5772156649015329],
    [0.5, -1.9635100260214235],
    [0.25, -4.2274535333762655],
    [10, 2.251752589066721],
  ])('digamma(%d)', (x, expected) => {
    expect(relative(digamma(x), expected)).toBeLessThan(1e-14);
  });

  it('is the derivative, obeys its recurrence, and has no value at 0 and below', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e4, noNaN: true }), (x) => {
        expect(relative(logGamma(x + 1), logGamma(x) + Math.log(x))).toBeLessThan(1e-12);
        const h = x * 1e-4;
        expect(relative((logGamma(x + h) - logGamma(x - h)) / (2 * h), digamma(x))).toBeLessThan(1e-5);
      }),
    );
    expect([logGamma(0), digamma(-1)]).toEqual([Number.NaN, Number.NaN]);
  });

  it('gives beta', () => {
    expect(Math.exp(logBeta(2, 3))).toBeCloseTo(1 / 12, 14);
  });
});

describe('the incomplete beta function', () => {
  it('is the exact binomial tail for whole numbers (DLMF 8.17.5)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        (a, b, x) => {
          expect(betaBelow(x, a, b)).toBeCloseTo(binomialTail(a + b - 1, a, x), 11);
        },
      ),
    );
  });

  it('is arcsine for halves, its own complement, and turned round by its quantile', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 3000, noNaN: true }),
        fc.double({ min: 0.5, max: 3000, noNaN: true }),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        (a, b, x) => {
          expect(betaBelow(x, 0.5, 0.5)).toBeCloseTo((2 / Math.PI) * Math.asin(Math.sqrt(x)), 10);
          expect(betaBelow(x, a, b) + betaAbove(x, a, b)).toBeCloseTo(1, 10);
          expect(betaBelow(betaQuantile(x, a, b), a, b)).toBeCloseTo(x, 6);
        },
      ),
    );
  });
});

describe('the hypergeometric function', () => {
  // DLMF 15.4.1, 15.4.2, 15.4.3, 15.4.6.
  it.each([0.001, 0.3, 0.75, 0.97, -0.4, -3])('has its elementary cases at %d', (z) => {
    expect(relative(hypergeometric(1, 1, 2, z), -Math.log1p(-z) / z)).toBeLessThan(1e-12);
    expect(relative(hypergeometric(0.7, 3.1, 3.1, z), (1 - z) ** -0.7)).toBeLessThan(1e-12);
    const root = Math.sqrt(Math.abs(z));
    const arc = z < 0 ? Math.atan(root) / root : (0.5 * Math.log((1 + root) / (1 - root))) / root;
    expect(relative(hypergeometric(0.5, 1, 1.5, z), arc)).toBeLessThan(1e-12);
  });

  it('comes close to Gauss’s sum at 1 (DLMF 15.4.20)', () => {
    const gauss = Math.exp(logGamma(4) + logGamma(4 - 0.5 - 0.7) - logGamma(4 - 0.5) - logGamma(4 - 0.7));
    expect(hypergeometric(0.5, 0.7, 4, 1 - 1e-7)).toBeCloseTo(gauss, 6);
  });

  it('agrees with itself under Euler’s transformation where powers overflow', () => {
    const z = 0.9;
    const direct = poweredHypergeometric(400.2, 402, 402.5, z, 400.2);
    expect(Number.isFinite(direct)).toBe(true);
    expect(relative(direct, hypergeometric(2.3, 0.5, 402.5, z) * (1 - z) ** 0.5)).toBeLessThan(1e-12);
    expect(hypergeometric(1, 1, 2, 1)).toBeNaN();
  });
});

describe('numerical tools', () => {
  it('find the minimum of Rosenbrock’s valley', () => {
    const found = minimize(
      ([x = 0, y = 0], gradient) => {
        gradient[0] = -400 * x * (y - x * x) - 2 * (1 - x);
        gradient[1] = 200 * (y - x * x);
        return 100 * (y - x * x) ** 2 + (1 - x) ** 2;
      },
      [-1.2, 1],
    );
    expect(found.isConverged).toBe(true);
    expect([...found.at].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([1, 1]);
  });

  it('integrate what is smooth on each piece', () => {
    expect(integrate((x) => Math.exp(-x), [0, 1, 5])).toBeCloseTo(1 - Math.exp(-5), 12);
    expect(integrate(Math.abs, [-1, 0, 2])).toBeCloseTo(2.5, 12);
  });

  it('give the quantiles of type 7', () => {
    const values = [1, 2, 4, 8];
    expect([0, 0.2, 0.5, 0.9, 1].map((share) => quantile(values, share))).toEqual([1, 1.6, 3, 6.800000000000001, 8]);
    expect(quantile([], 0.5)).toBeNaN();
  });
});
