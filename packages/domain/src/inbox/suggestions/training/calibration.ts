import { type Classifier, classifierOf } from '../classifier.js';
import type { PackedModel } from '../packed.js';
import { type Reading, understand } from '../understand.js';
import type { Sample } from './samples.js';

export interface Verdict {
  readonly probability: number;
  readonly isRight: boolean;
  /** Whether it predicted anything but `other`. */
  readonly isClaim: boolean;
}

export interface Score {
  readonly samples: number;
  /** The share of correct predictions, including `other`. */
  readonly accuracy: number;
  /** The share of correct claims. */
  readonly precision: number;
  /** The share of samples with a claim. */
  readonly coverage: number;
  /** Expected calibration error of the claims, in ten bins of equal width. */
  readonly calibrationError: number;
}

export const verdicts = (samples: readonly Sample[], classify: Classifier, reading: Reading): Verdict[] =>
  samples.map(({ text, intent }) => {
    const said = understand(text, classify, reading);
    return { probability: said.probability, isRight: said.intent === intent, isClaim: said.intent !== 'other' };
  });

const share = (all: readonly Verdict[]): number =>
  all.length === 0 ? 0 : all.filter(({ isRight }) => isRight).length / all.length;

/** The mean distance between predicted and actual rates over ten bins, weighted by bin size. */
export function calibrationError(all: readonly Verdict[]): number {
  const bins = Map.groupBy(all, ({ probability }) => Math.min(9, Math.floor(probability * 10)));
  let sum = 0;
  for (const bin of bins.values()) {
    const claimed = bin.reduce((total, { probability }) => total + probability, 0) / bin.length;
    sum += Math.abs(claimed - share(bin)) * bin.length;
  }
  return all.length === 0 ? 0 : sum / all.length;
}

export function scoreOf(all: readonly Verdict[]): Score {
  const claims = all.filter(({ isClaim }) => isClaim);
  return {
    samples: all.length,
    accuracy: share(all),
    precision: share(claims),
    coverage: claims.length / all.length,
    calibrationError: calibrationError(claims),
  };
}

/** Samples with a model that has not seen them. */
export interface Unseen {
  readonly model: PackedModel;
  readonly samples: readonly Sample[];
}

/** The log-likelihood of the outcomes under the predictions. */
function likelihood(all: readonly Verdict[]): number {
  return all.reduce((sum, { probability, isRight }) => {
    const chance = Math.min(0.999, Math.max(0.001, isRight ? probability : 1 - probability));
    return sum + Math.log(chance);
  }, 0);
}

/** The temperature that maximizes the likelihood on unseen samples, in steps of a twentieth. */
export function bestTemperature(unseen: readonly Unseen[]): number {
  let best = { temperature: 1, likelihood: Number.NEGATIVE_INFINITY };
  for (let step = 4; step <= 30; step += 1) {
    const temperature = step / 20;
    const claims = unseen.flatMap(({ model, samples }) =>
      verdicts(samples, classifierOf({ ...model, temperature }), { ...model, threshold: 0 }).filter(
        ({ isClaim }) => isClaim,
      ),
    );
    const mean = likelihood(claims) / claims.length;
    if (mean > best.likelihood) best = { temperature, likelihood: mean };
  }
  return best.temperature;
}

/** Platt's correction from claims about unseen samples, by Newton's method. */
export function plattOf(claims: readonly Verdict[]): { slope: number; offset: number } {
  const points = claims.map(({ probability, isRight }) => ({
    logit: Math.log(probability / (1 - probability)),
    // Platt's own targets, which prevent certainty when every claim was correct.
    target: isRight ? 1 - 1 / (claims.length + 2) : 1 / (claims.length + 2),
  }));
  let [slope, offset] = [1, 0];
  for (let round = 0; round < 30; round += 1) {
    let [gs, go, ss, so, oo] = [0, 0, 1e-9, 0, 1e-9];
    for (const { logit, target } of points) {
      const chance = 1 / (1 + Math.exp(-(slope * logit + offset)));
      const spread = chance * (1 - chance);
      gs += (chance - target) * logit;
      go += chance - target;
      ss += spread * logit * logit;
      so += spread * logit;
      oo += spread;
    }
    const determinant = ss * oo - so * so;
    slope -= (gs * oo - go * so) / determinant;
    offset -= (go * ss - gs * so) / determinant;
  }
  return { slope: Number(slope.toFixed(4)), offset: Number(offset.toFixed(4)) };
}
