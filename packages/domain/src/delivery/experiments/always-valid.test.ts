import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../shared/maths/testing.js';
import { logEvidence, trialsToDecide, winnerOf } from './always-valid.js';
import type { Arm } from './arm.js';

const arm = (successes: number, trials: number): Arm => ({ successes, trials });

/** The normal distribution function, to 1e-7 (Abramowitz & Stegun 26.2.17). */
function below(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/** Thompson's share of the first of two, by the normal approximation, between 1 and 99 %; `mixed` with an equal one by half. */
function shareOf([one, another]: readonly Arm[], shares: Shares): number {
  if (shares === 'equal') return 0.5;
  if (one === undefined || another === undefined || Math.min(one.trials, another.trials) < 100) return 0.5;
  const [p, q] = [(one.successes + 1) / (one.trials + 2), (another.successes + 1) / (another.trials + 2)];
  const z = (p - q) / Math.sqrt((p * (1 - p)) / one.trials + (q * (1 - q)) / another.trials);
  const thompson = 0.01 + 0.98 * below(z);
  return shares === 'mixed' ? (thompson + 0.5) / 2 : thompson;
}

type Shares = 'equal' | 'mixed' | 'thompson';

interface Simulated {
  readonly rates: readonly [number, number];
  readonly runs: number;
  readonly most: number;
  readonly shares: Shares;
}

/** Two arms in batches of twenty, looked at after each: how often either wins, and the messages of a decision. */
function simulate({ rates, runs, most, shares }: Simulated, seed: number) {
  const chance = chanceFrom(seed);
  const wins = [0, 0];
  let messages = 0;
  for (let run = 0; run < runs; run += 1) {
    const [trials, successes] = [
      [0, 0],
      [0, 0],
    ];
    let sent = 0;
    for (let winner = -1; winner < 0 && sent < most; ) {
      const share = shareOf(armsOf(trials, successes), shares);
      for (let i = 0; i < 20; i += 1) {
        const to = chance() < share ? 0 : 1;
        trials[to] = (trials[to] ?? 0) + 1;
        if (chance() < (rates[to] ?? 0)) successes[to] = (successes[to] ?? 0) + 1;
      }
      sent += 20;
      winner = winnerOf(armsOf(trials, successes))?.arm ?? -1;
      if (winner >= 0) wins[winner] = (wins[winner] ?? 0) + 1;
    }
    messages += sent;
  }
  return { first: (wins[0] ?? 0) / runs, second: (wins[1] ?? 0) / runs, messages: messages / runs };
}

const armsOf = (trials: readonly number[], successes: readonly number[]): Arm[] =>
  trials.map((count, k) => arm(successes[k] ?? 0, count));

describe('a winner', () => {
  it.each([
    [0.3, 'equal'],
    [0.3, 'mixed'],
    [0.3, 'thompson'],
    [0.05, 'mixed'],
  ] as const)('is found among arms of %d that are equal at most once in twenty, under %s shares', (rate, shares) => {
    const { first, second } = simulate({ rates: [rate, rate], runs: 300, most: 10_000, shares }, 11);
    expect(first + second).toBeLessThanOrEqual(0.05);
  });

  it('is the wrong one at most once in twenty where arms differ by a fifth of their rate', () => {
    const [mixed, thompson] = (['mixed', 'thompson'] as const).map((shares) =>
      simulate({ rates: [0.3, 0.36], runs: 200, most: 20_000, shares }, 12),
    );
    expect(mixed?.first).toBeLessThanOrEqual(0.05);
    expect(mixed?.second).toBeGreaterThan(0.95);
    expect(thompson?.first).toBeLessThanOrEqual(0.05);
    // Thompson's own shares starve the loser, and the rule waits for it.
    expect(thompson?.messages).toBeGreaterThan(3 * (mixed?.messages ?? 0));
  });

  it('has a lift whose interval holds the true one, at the look at which it is found', () => {
    const chance = chanceFrom(13);
    let held = 0;
    let found = 0;
    for (let run = 0; run < 150; run += 1) {
      const [one, another] = [arm(0, 0), arm(0, 0)].map((empty) => ({ ...empty }));
      if (one === undefined || another === undefined) continue;
      for (let sent = 0; sent < 20_000; sent += 100) {
        for (let i = 0; i < 50; i += 1) {
          one.successes += Number(chance() < 0.36);
          another.successes += Number(chance() < 0.3);
        }
        one.trials += 50;
        another.trials += 50;
        const winner = winnerOf([one, another]);
        if (winner === null || winner.arm === 1) continue;
        found += 1;
        if (winner.lift.low <= 0.2 && 0.2 <= winner.lift.high) held += 1;
        expect(winner.lift.low).toBeGreaterThan(0);
        break;
      }
    }
    expect(found).toBeGreaterThan(140);
    expect(held / found).toBeGreaterThanOrEqual(0.95);
  });

  it('needs a hundred trials of each and twenty successes, and a rival', () => {
    expect(winnerOf([arm(99, 99), arm(0, 99)])).toBeNull();
    expect(winnerOf([arm(19, 1_000), arm(0, 1_000)])).toBeNull();
    expect(winnerOf([arm(40, 1_000), arm(0, 1_000)])?.arm).toBe(0);
    expect([winnerOf([arm(500, 1_000)]), winnerOf([]), winnerOf([arm(0, 0), arm(0, 0)])]).toEqual([null, null, null]);
    expect(logEvidence(arm(0, 100), arm(0, 100))).toBe(Number.NEGATIVE_INFINITY);
  });

  it('is planned for: at so many trials the rule speaks, one earlier it does not', () => {
    for (const [from, to] of [
      [0.05, 0.06],
      [0.3, 0.36],
    ] as const) {
      const trials = trialsToDecide(from, to);
      const at = (n: number) => logEvidence(arm(to * n, n), arm(from * n, n));
      expect(at(trials)).toBeGreaterThanOrEqual(Math.log(20));
      expect(at(trials - 1)).toBeLessThan(Math.log(20));
    }
    expect(trialsToDecide(0.1, 0.1)).toBe(Number.POSITIVE_INFINITY);
    expect(trialsToDecide(0.05, 0.06, 4)).toBeGreaterThan(trialsToDecide(0.05, 0.06));
  });
});
