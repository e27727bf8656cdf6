import { classifierOf } from '../classifier.js';
import type { Intent } from '../intents.js';
import type { PackedModel } from '../packed.js';
import type { RequestReader } from '../requests/reader.js';
import { claimsIn, logitOf, type Readers, type Reading, understand, WISHES } from '../understand.js';
import { type CorrectionPoint, correctionOf } from './platt.js';
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
  /** The claims said at 90 % or above, and the share of them that is right. */
  readonly sure: { readonly count: number; readonly precision: number };
  /** Expected calibration error of the claims, in ten bins of equal width. */
  readonly calibrationError: number;
}

/** A text and the intents that are right. */
export interface Judged {
  readonly text: string;
  readonly accepts: readonly Intent[];
}

export const judged = ({ text, intent }: Sample): Judged => ({ text, accepts: [intent] });

export const verdicts = (samples: readonly Judged[], readers: Readers, reading: Reading): Verdict[] =>
  samples.map(({ text, accepts }) => {
    const said = understand(text, readers, reading);
    return { probability: said.probability, isRight: accepts.includes(said.intent), isClaim: said.intent !== 'other' };
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

const SURE = 0.9;

export function scoreOf(all: readonly Verdict[]): Score {
  const claims = all.filter(({ isClaim }) => isClaim);
  const sure = claims.filter(({ probability }) => probability >= SURE);
  return {
    samples: all.length,
    accuracy: share(all),
    precision: share(claims),
    coverage: all.length === 0 ? 0 : claims.length / all.length,
    sure: { count: sure.length, precision: share(sure) },
    calibrationError: calibrationError(claims),
  };
}

/** Judged texts with a model that has not seen them. */
export interface Unseen {
  readonly model: PackedModel;
  readonly requests: RequestReader;
  readonly own: readonly Judged[];
  readonly real: readonly Judged[];
}

interface Weighed extends CorrectionPoint {
  readonly isWish: boolean;
}

/** Every claim about a sentence of the texts, right or not. */
function claimsOf(texts: readonly Judged[], readers: Readers, threshold: number, weight: number): Weighed[] {
  return texts.flatMap(({ text, accepts }) =>
    claimsIn(text, readers, threshold).map(({ intent, chance, request }) => ({
      logit: logitOf(chance),
      request: logitOf(request),
      isRight: accepts.includes(intent),
      weight,
      isWish: WISHES.has(intent),
    })),
  );
}

/** What the texts written for this repository weigh beside one that is real. */
const OWN_WEIGHT = 0.1;

/** Fits both corrections to claims about unseen texts. */
export function correctionsOf(unseen: readonly Unseen[], threshold: number): Pick<PackedModel, 'wish' | 'remark'> {
  const claims = unseen.flatMap(({ model, requests, own, real }) => {
    const readers = { classify: classifierOf(model), requests };
    return [...claimsOf(own, readers, threshold, OWN_WEIGHT), ...claimsOf(real, readers, threshold, 1)];
  });
  return {
    wish: correctionOf(claims.filter(({ isWish }) => isWish)),
    remark: correctionOf(claims.filter(({ isWish }) => !isWish)),
  };
}
