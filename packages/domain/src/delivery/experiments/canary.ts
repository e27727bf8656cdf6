import { betaAbove } from '../../shared/maths/incomplete-beta.js';
import { integrate } from '../../shared/maths/quadrature.js';
import { CANARY_WINDOW } from '../guardrails/verdict.js';
import { breaksFor, densityAt, rateAt } from './angle.js';
import { type Arm, type Beta, posterior } from './arm.js';

/** A small part of an audience that receives a message first; fields as in the marketing display. */
export interface CanaryPlan {
  /** The share of the audience, in (0, 1]. */
  readonly share: number;
  /** The tolerated relative drop of the canary's rate below the baseline, in (0, 1). */
  readonly rollback: number;
  /** How long to wait for responses, in ms. */
  readonly window: number;
}

export const CANARY_PLAN: CanaryPlan = { share: 0.05, rollback: 0.15, window: CANARY_WINDOW };

/** The probability required to roll back as worse, or to continue as not worse. */
const SURE = 0.95;

export type CanaryState =
  /** Its window is open, or the figures are inconclusive. */
  | 'watching'
  /** It is certainly worse than tolerated. */
  | 'roll_back'
  /** Its window is over and it is certainly not that much worse. */
  | 'go_on';

export interface CanaryStanding {
  readonly state: CanaryState;
  /** The probability that the canary's rate is below (1 - rollback) times the baseline. */
  readonly chanceOfDrop: number;
}

/**
 * Decides on a canary by comparing its rate of good outcomes with the baseline. A drop stops it immediately; continuing waits for the window to end.
 * If the figures allow neither, a person decides.
 *
 * @param filledAt when the last canary message was sent, ms since the epoch; `null` while it is being filled.
 * @param now ms since the epoch.
 */
export function canaryStanding(
  canary: Arm,
  before: Arm,
  {
    filledAt,
    now,
    plan = CANARY_PLAN,
  }: { readonly filledAt: number | null; readonly now: number; readonly plan?: CanaryPlan },
): CanaryStanding {
  const chanceOfDrop = chanceBelow(posterior(canary), posterior(before), 1 - plan.rollback);
  const isOver = filledAt !== null && now >= filledAt + plan.window;
  if (chanceOfDrop >= SURE) return { state: 'roll_back', chanceOfDrop };
  return { state: isOver && chanceOfDrop <= 1 - SURE ? 'go_on' : 'watching', chanceOfDrop };
}

/** P(one < factor · another) by quadrature over the first: ∫ f_one(p) · P(another > p / factor). */
export const chanceBelow = (one: Beta, another: Beta, factor: number): number =>
  integrate(
    (theta) => densityAt(theta, one) * betaAbove(rateAt(theta) / factor, another.alpha, another.beta),
    breaksFor([one, { ...another, factor }]),
  );
