/** Default durations in minutes, until the workspace's own are known. */
export const USUAL_MINUTES = {
  answer: 5,
  call: 20,
  save_offer: 10,
  keep_promise: 15,
  reconnect: 8,
  review: 3,
} as const;

export type ActionKind = keyof typeof USUAL_MINUTES;

export interface ActionCandidate {
  readonly id: string;
  readonly kind: ActionKind;
  /** The increase in the probability of the good outcome if it is done, in [0, 1]. */
  readonly chance: number;
  /** The value of the outcome, in the currency, at least 0. */
  readonly value: number;
  /** The measured duration, in minutes above 0; `null` if unknown, which falls back to `USUAL_MINUTES`. */
  readonly minutes: number | null;
}

export interface RankedAction {
  readonly id: string;
  readonly kind: ActionKind;
  /** chance · value. */
  readonly expectedValue: number;
  readonly minutes: number;
  /** Whether the minutes were measured in the workspace. */
  readonly isTimed: boolean;
  /** Expected value per minute, in the currency. */
  readonly impactPerMinute: number;
  /** The third of all ranked actions by expected value: upper, middle or lower. */
  readonly impact: 'high' | 'medium' | 'low';
}

/**
 * Ranks actions by expected value per expected minute, descending. This order is the best use of any period of time (Smith's rule, 1956); with a
 * capped day it is the greedy solution of the knapsack problem. Ties by duration, then by id, ascending.
 */
export function rankActions(candidates: readonly ActionCandidate[]): RankedAction[] {
  const values = candidates.map(({ chance, value }) => chance * value).toSorted((one, another) => one - another);
  const third = (share: number) => values[Math.floor(share * values.length)] ?? 0;
  const [low, high] = [third(1 / 3), third(2 / 3)];
  return candidates
    .map(({ id, kind, chance, value, minutes }): RankedAction => {
      const expectedValue = chance * value;
      const taken = minutes ?? USUAL_MINUTES[kind];
      const impact = expectedValue >= high ? 'high' : expectedValue >= low ? 'medium' : 'low';
      return {
        id,
        kind,
        expectedValue,
        minutes: taken,
        isTimed: minutes !== null,
        impactPerMinute: expectedValue / taken,
        impact,
      };
    })
    .toSorted(
      (one, another) =>
        another.impactPerMinute - one.impactPerMinute ||
        one.minutes - another.minutes ||
        (one.id < another.id ? -1 : 1),
    );
}
