import { betaAbove } from '../../shared/maths/incomplete-beta.js';
import { integrate } from '../../shared/maths/quadrature.js';
import { CANARY_WINDOW } from '../guardrails/verdict.js';
import { breaksFor, densityAt, rateAt } from './angle.js';
import { type Arm, type Beta, posterior } from './arm.js';

/** A small part of an audience that gets something first, as the marketing display names it. */
export interface CanaryPlan {
  /** The share of the audience, in (0, 1]. */
  readonly share: number;
  /** How much lower, relatively, the canary's rate may be than what it is compared with, in (0, 1). */
  readonly rollback: number;
  /** How long answers are waited for, in ms. */
  readonly window: number;
}

export const CANARY_PLAN: CanaryPlan = { share: 0.05, rollback: 0.15, window: CANARY_WINDOW };

/** How sure one has to be that it is worse before it is rolled back, or that it is not before it goes on. */
const SURE = 0.95;

export type CanaryState =
  /** Its window is open, or what was seen allows no judgement. */
  | 'watching'
  /** It is surely worse than is borne. */
  | 'roll_back'
  /** Its window is over and it is surely not that much worse. */
  | 'go_on';

export interface CanaryStanding {
  readonly state: CanaryState;
  /** How likely the canary's rate is lower than (1 - rollback) times that of the others. */
  readonly chanceOfDrop: number;
}

/**
 * What to do with a canary whose rate of good outcomes is compared with that of what went before. A drop stops it at once; going on waits for the window.
 * Where the figures allow neither, a person decides.
 *
 * @param filledAt when the last of the canary was sent, ms since the epoch; `null` while it is being filled.
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
