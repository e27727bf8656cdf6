import { describe, expect, it } from 'vitest';
import { areaUnderCurve } from '../../../shared/maths/auc.js';
import { bootstrap } from '../../../shared/maths/bootstrap.js';
import { chanceFrom } from '../../../shared/maths/testing.js';
import { AS_PREDICTED, calibrationOf, fitRecalibration, isMiscalibrated } from '../risk/calibration.js';
import { logistic, logit } from '../risk/weights.js';
import { learnChurn, type Trial } from './churn-learning.js';

const CALM = { falling_frequency: 0, negative_sentiment: 0, unanswered: 0, bounces: 0, cancellation: 0 };

interface Base {
  readonly size?: number;
  /** The true probability, given the one predicted and the silence. */
  readonly truth?: (chance: number, weeks: number) => number;
}

function trial(seed: number, { size = 600, truth = (chance) => chance }: Base = {}): Trial {
  const chance = chanceFrom(seed);
  const people = Array.from({ length: size }, () => {
    const predicted = 0.02 + 0.9 * chance();
    const weeks = 20 * chance();
    return { predicted, weeks, churned: chance() < truth(predicted, weeks) };
  });
  return {
    cutoff: 20_000 - seed,
    outcomes: people.map(({ predicted, churned }) => ({ chance: predicted, signals: CALM, churned })),
    silences: people.map(({ weeks }) => weeks),
  };
}

const three = (base: Base = {}) => [trial(1, base), trial(2, base), trial(3, base)];

describe('the score on what was not seen', () => {
  it('is that of the newest period even when nobody left in it', () => {
    const [newest, ...older] = three();
    if (newest === undefined) throw new Error('There are three.');
    const quiet = { ...newest, outcomes: newest.outcomes.map((one) => ({ ...one, churned: false })) };
    const { heldOut, verdict } = learnChurn([quiet, ...older]);
    expect(heldOut).toMatchObject({ cutoff: quiet.cutoff, left: 0, auc: null, aucInterval: null, baseBrier: 0 });
    expect(heldOut?.brier).toBeGreaterThan(0.2);
    expect(heldOut?.calibration.error).toBeGreaterThan(0.3);
    expect(verdict).toBe('too_few');
  });

  it('is of the displayed probability, with weights that only older periods taught', () => {
    const learned = three({ truth: (chance) => logistic(logit(chance) + 1.2) });
    const [newest, ...older] = learned;
    const before = learnChurn(older);
    const said = Float64Array.from(newest?.outcomes ?? [], ({ chance }) =>
      logistic(logit(chance) + before.weights.intercept),
    );
    const squares = said.reduce((sum, p, i) => sum + (p - Number(newest?.outcomes[i]?.churned)) ** 2, 0) / said.length;
    expect(before.weights.intercept).toBeGreaterThan(0.8);
    expect(learnChurn(learned).heldOut?.brier).toBeCloseTo(squares, 3);
  });

  it('has intervals that hold the truth about as often as they say', () => {
    // The area under the curve of a calibrated prediction, by one large sample.
    const large = trial(999, { size: 200_000 });
    const truth =
      areaUnderCurve(
        Float64Array.from(large.outcomes, ({ chance }) => chance),
        Uint8Array.from(large.outcomes, ({ churned }) => Number(churned)),
      ) ?? 0;
    let held = 0;
    const runs = 100;
    for (let run = 0; run < runs; run += 1) {
      const [low = 0, high = 0] = learnChurn([trial(10_000 + run, { size: 150 })]).heldOut?.aucInterval ?? [];
      if (low <= truth && truth <= high) held += 1;
    }
    expect(held / runs).toBeGreaterThan(0.9);
  });

  it('is calibrated where the prediction is', () => {
    expect(learnChurn(three()).heldOut?.calibration.error).toBeLessThan(0.05);
    expect(learnChurn([trial(500)]).heldOut?.isMiscalibrated).toBe(false);
    expect(learnChurn(three()).heldOut?.calibration.bins.map(({ customers }) => customers)).toEqual(Array(10).fill(60));
  });
});

describe('silence alone', () => {
  it('is beaten by a model that knows more, and replaces one that knows less', () => {
    const good = learnChurn(three());
    expect(good).toMatchObject({ verdict: 'model', silence: null });
    expect(good.heldOut?.leadInterval?.[0]).toBeGreaterThan(0);
    const poor = learnChurn(three({ truth: (_, weeks) => logistic(weeks / 2 - 5) }));
    expect(poor.verdict).toBe('silence');
    expect(poor.silence?.slope).toBeGreaterThan(0);
    expect(poor.heldOut?.leadInterval?.[1]).toBeLessThan(0);
  });

  it('is not judged by fewer than fifteen departures', () => {
    const few = three({ size: 40, truth: () => 0.1 });
    expect(learnChurn(few)).toMatchObject({ verdict: 'too_few', silence: null });
    expect(learnChurn([])).toMatchObject({ verdict: 'too_few', heldOut: null });
  });
});

describe('a recalibration', () => {
  const overconfident: Base = { truth: (chance) => logistic(0.4 * logit(chance)) };

  it('is learned where predictions miss, and mends them', () => {
    const { recalibration } = learnChurn(three(overconfident));
    expect(recalibration.slope).toBeGreaterThan(0.2);
    expect(recalibration.slope).toBeLessThan(0.6);
    const raw = calibrationOf(...figures(trial(1, overconfident))).error;
    const mended = learnChurn(three(overconfident)).heldOut?.calibration.error ?? 1;
    expect(mended).toBeLessThan(raw / 2);
  });

  it('is not learned where nobody left though many were expected to, and the miss is told', () => {
    const nobody = trial(1, { size: 60 });
    const quiet = { ...nobody, outcomes: nobody.outcomes.map((one) => ({ ...one, churned: false })) };
    const { recalibration, heldOut } = learnChurn([quiet]);
    expect(recalibration).toBe(AS_PREDICTED);
    expect(heldOut?.isMiscalibrated).toBe(true);
  });

  it('is left alone where they do not, at least nineteen times in twenty', () => {
    let moved = 0;
    for (let run = 0; run < 200; run += 1) if (isMiscalibrated(...figures(trial(500 + run)))) moved += 1;
    expect(moved / 200).toBeLessThanOrEqual(0.07);
    expect(learnChurn([trial(500)]).recalibration).toEqual(AS_PREDICTED);
  });

  it('never turns the order around', () => {
    const [said, happened] = figures(trial(4));
    expect(
      fitRecalibration(
        said,
        happened.map((one) => 1 - one),
      ).slope,
    ).toBe(0.05);
  });

  function figures({ outcomes }: Trial): [Float64Array, Uint8Array] {
    return [
      Float64Array.from(outcomes, ({ chance }) => chance),
      Uint8Array.from(outcomes, ({ churned }) => Number(churned)),
    ];
  }
});

it('draws the same interval from the same seed, and a narrower one from more', () => {
  const mean = (size: number, seed: number) =>
    bootstrap(size, seed, (drawn) => drawn.reduce((sum, i) => sum + (i % 2), 0) / drawn.length);
  expect(mean(100, 7)).toEqual(mean(100, 7));
  const [low = 0, high = 0] = mean(40_000, 7) ?? [];
  // 1.96 standard errors of a mean of 40,000 coins to either side, within a fifth.
  expect(high - low).toBeGreaterThan(0.8 * 0.0098);
  expect(high - low).toBeLessThan(1.2 * 0.0098);
  expect(bootstrap(1, 7, () => 1)).toBeNull();
});
