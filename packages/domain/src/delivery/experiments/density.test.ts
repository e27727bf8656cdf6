import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanOf, posterior } from './arm.js';
import { densityCurve } from './density.js';

/** By trapezoids. */
const integral = (curve: ReturnType<typeof densityCurve>, of: (at: number, value: number) => number): number =>
  curve.slice(1).reduce((sum, { at, value }, index) => {
    const before = curve[index] ?? { at, value };
    return sum + ((at - before.at) * (of(at, value) + of(before.at, before.value))) / 2;
  }, 0);

describe('the curve of a rate', () => {
  it('is flat before anything was sent, and 6 p (1 - p) after a success and a failure', () => {
    for (const { value } of densityCurve(posterior({ trials: 0, successes: 0 }))) expect(value).toBeCloseTo(1, 10);
    for (const { at, value } of densityCurve(posterior({ trials: 2, successes: 1 }))) {
      expect(value).toBeCloseTo(6 * at * (1 - at), 10);
    }
  });

  it('holds nearly all of the distribution, around its mean, inside (0, 1)', () => {
    const arms = fc
      .integer({ min: 0, max: 3_000 })
      .chain((trials) => fc.nat(trials).map((successes) => ({ trials, successes })));
    fc.assert(
      fc.property(arms, (arm) => {
        const beta = posterior(arm);
        const curve = densityCurve(beta, 401);
        expect(curve.every(({ at, value }) => at > 0 && at < 1 && Number.isFinite(value))).toBe(true);
        expect(integral(curve, (_, value) => value)).toBeCloseTo(0.999, 2);
        expect(integral(curve, (at, value) => at * value)).toBeCloseTo(meanOf(beta), 2);
      }),
    );
  });
});
