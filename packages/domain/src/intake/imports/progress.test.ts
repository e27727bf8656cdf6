import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advanceRate, fractionDone, type ProgressRate, remainingSeconds } from './progress.js';

const run = (samples: readonly (readonly [at: number, positionBytes: number, messagesRead: number])[]) =>
  samples.reduce<ProgressRate | null>(
    (rate, [at, positionBytes, messagesRead]) => advanceRate(rate, { at, positionBytes, messagesRead }),
    null,
  );

describe('advanceRate', () => {
  it('knows a steady speed at once', () => {
    const rate = run([
      [0, 0, 0],
      [1_000, 5_000, 10],
      [3_000, 15_000, 30],
    ]);
    expect(rate?.bytesPerSecond).toBeCloseTo(5_000);
    expect(rate?.messagesPerSecond).toBeCloseTo(10);
    expect(remainingSeconds(rate, 115_000)).toBe(20);
  });

  it('does not care how often it is asked', () => {
    const speeds = [0.5, 1, 4].map((step) => {
      const samples = Array.from({ length: 40 / step + 1 }, (_, index) => {
        const second = index * step;
        return [second * 1_000, second < 20 ? second * 100 : 2_000 + (second - 20) * 400, 0] as const;
      });
      return run(samples)?.bytesPerSecond ?? 0;
    });
    for (const speed of speeds) expect(speed).toBeCloseTo(speeds[0] ?? 0, 6);
    expect(speeds[0]).toBeGreaterThan(300);
  });

  it('starts anew after a resumption further back, and ignores a clock that stands still', () => {
    const rate = run([
      [0, 0, 0],
      [1_000, 5_000, 10],
    ]);
    expect(advanceRate(rate, { at: 2_000, positionBytes: 100, messagesRead: 1 })).toMatchObject({ bytesPerSecond: 0 });
    expect(advanceRate(rate, { at: 1_000, positionBytes: 9_000, messagesRead: 11 })).toBe(rate);
  });
});

describe('remainingSeconds', () => {
  it('is unknown without a speed', () => {
    expect(remainingSeconds(null, 10)).toBeNull();
    expect(remainingSeconds(run([[0, 0, 0]]), 10)).toBeNull();
  });

  it('is never negative, though files grow and shrink', () => {
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 1, max: 1e6 }),
        (size, position, elapsed) => {
          const rate = run([
            [0, 0, 0],
            [elapsed, position, 1],
          ]);
          expect(remainingSeconds(rate, size)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('fractionDone', () => {
  it('stays within 0 and 1', () => {
    expect([fractionDone(0, 0), fractionDone(5, 10), fractionDone(20, 10), fractionDone(-1, 10)]).toEqual([
      1, 0.5, 1, 0,
    ]);
  });
});
