import { digamma, logGamma } from '../../../shared/maths/gamma.js';
import type { GroupedHistories } from './history.js';
import type { LifetimeParameters } from './model.js';

/** Parts of the likelihood that depend only on the number of repeats, with derivatives; computed once per distinct number. */
interface Terms {
  /** lnΓ(r+x) - lnΓ(r), and its derivative by r. */
  readonly pace: Float64Array;
  readonly paceByR: Float64Array;
  /** ln of the probability of having stayed each time, and its derivatives by a and b. */
  readonly stay: Float64Array;
  readonly stayByA: Float64Array;
  readonly stayByB: Float64Array;
}

/**
 * The log-likelihood of a lifetime model over grouped histories, and its gradient by (r, α, a, b).
 *
 * With k = x + 1 opportunities to leave under `mbg` and k = x under `bg`, a customer contributes
 * ln[Γ(r+x)/Γ(r)] + r ln α + ln[B(a, b+k)/B(a, b)] - (r+x) ln(α+T) + ln(1 + a/(b+k-1) · ((α+T)/(α+t))^(r+x)), the last term only if k > 0.
 * The power is kept as a logarithm (Hardie's note 027), so that no history overflows.
 *
 * @param gradient receives the derivatives by r, α, a and b.
 */
export function logLikelihood(
  { model, r, alpha, a, b }: LifetimeParameters,
  groups: GroupedHistories,
  { distinct, numberOf }: DistinctRepeats,
  gradient: Float64Array,
): number {
  const terms = termsOf({ model, r, alpha, a, b }, distinct);
  const first = model === 'mbg' ? 0 : 1;
  const logAlpha = Math.log(alpha);
  let [sum, byR, byAlpha, byA, byB] = [0, 0, 0, 0, 0];
  for (let group = 0; group < numberOf.length; group += 1) {
    const n = groups.customers[group] ?? 0;
    const number = numberOf[group] ?? 0;
    const x = groups.repeats[group] ?? 0;
    const age = alpha + (groups.age[group] ?? 0);
    const last = alpha + (groups.last[group] ?? 0);
    const power = r + x;
    const logAge = Math.log(age);
    let here = (terms.pace[number] ?? 0) + (terms.stay[number] ?? 0) + r * logAlpha - power * logAge;
    let hereR = (terms.paceByR[number] ?? 0) + logAlpha - logAge;
    let hereAlpha = r / alpha - power / age;
    let hereA = terms.stayByA[number] ?? 0;
    let hereB = terms.stayByB[number] ?? 0;
    if (x >= first) {
      const chances = b + x - first;
      const ratio = logAge - Math.log(last);
      const odds = Math.log(a / chances) + power * ratio;
      // ln(1 + e^odds), and the probability of having left.
      here += odds > 0 ? odds + Math.log1p(Math.exp(-odds)) : Math.log1p(Math.exp(odds));
      const left = 1 / (1 + Math.exp(-odds));
      hereR += left * ratio;
      hereAlpha += left * power * (1 / age - 1 / last);
      hereA += left / a;
      hereB -= left / chances;
    }
    sum += n * here;
    byR += n * hereR;
    byAlpha += n * hereAlpha;
    byA += n * hereA;
    byB += n * hereB;
  }
  gradient.set([byR, byAlpha, byA, byB]);
  return sum;
}

/** The distinct numbers of repeats, and the index of each group's. */
export interface DistinctRepeats {
  readonly distinct: Float64Array;
  readonly numberOf: Uint32Array;
}

export function distinctRepeats({ repeats }: GroupedHistories): DistinctRepeats {
  const distinct = Float64Array.from(new Set(repeats)).sort();
  const numbers = new Map(Array.from(distinct, (x, number): [number, number] => [x, number]));
  return { distinct, numberOf: Uint32Array.from(repeats, (x) => numbers.get(x) ?? 0) };
}

function termsOf({ model, r, a, b }: LifetimeParameters, distinct: Float64Array): Terms {
  const chances = (x: number) => (model === 'mbg' ? x + 1 : x);
  const [gammaR, digammaR] = [logGamma(r), digamma(r)];
  const [gammaB, gammaAB] = [logGamma(b), logGamma(a + b)];
  const [digammaB, digammaAB] = [digamma(b), digamma(a + b)];
  return {
    pace: distinct.map((x) => logGamma(r + x) - gammaR),
    paceByR: distinct.map((x) => digamma(r + x) - digammaR),
    stay: distinct.map((x) => logGamma(b + chances(x)) - logGamma(a + b + chances(x)) - gammaB + gammaAB),
    stayByA: distinct.map((x) => digammaAB - digamma(a + b + chances(x))),
    stayByB: distinct.map((x) => digamma(b + chances(x)) - digamma(a + b + chances(x)) - digammaB + digammaAB),
  };
}
