import type { Correction } from '../packed.js';
import { logistic } from '../regression.js';

/** A probability that was said, and what came of it. */
export interface Outcome {
  readonly probability: number;
  readonly isRight: boolean;
}

/** Platt's correction from claims about unseen samples, by Newton's method. */
export function plattOf(claims: readonly Outcome[]): { slope: number; offset: number } {
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

/** A claim, with its logit and that of a request in its sentence. */
export interface CorrectionPoint {
  readonly logit: number;
  readonly request: number;
  readonly isRight: boolean;
  readonly weight: number;
}

const ROUNDS = 4_000;
const STEP = 0.05;
/** Around a slope of 1: few claims must not make it steep. */
const PRIOR = 0.01;

/** Platt's correction with two inputs, by gradient descent on the weighed mean log-likelihood. */
export function correctionOf(points: readonly CorrectionPoint[]): Correction {
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { slope: 1, request: 0, offset: 0 };
  let [slope, request, offset] = [1, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    let [bySlope, byRequest, byOffset] = [PRIOR * (slope - 1), PRIOR * request, 0];
    for (const point of points) {
      const chance = logistic(slope * point.logit + request * point.request + offset);
      const error = ((chance - (point.isRight ? 1 : 0)) * point.weight) / total;
      bySlope += error * point.logit;
      byRequest += error * point.request;
      byOffset += error;
    }
    slope -= STEP * bySlope;
    request -= STEP * byRequest;
    offset -= STEP * byOffset;
  }
  return { slope: rounded(slope), request: rounded(request), offset: rounded(offset) };
}

const rounded = (value: number): number => Number(value.toFixed(4));
