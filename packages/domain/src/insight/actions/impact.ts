/** How long doing something takes somebody, in minutes, before the workspace's own times are known. */
export const USUAL_MINUTES = {
  answer: 5,
  call: 20,
  save_offer: 10,
  keep_promise: 15,
  reconnect: 8,
  review: 3,
} as const;

export type ActionKind = keyof typeof USUAL_MINUTES;

/** Something that could be done next. */
export interface ActionCandidate {
  readonly id: string;
  readonly kind: ActionKind;
  /** How much likelier the good outcome is if it is done, in [0, 1]. */
  readonly chance: number;
  /** What the outcome is worth, in the currency, at least 0. */
  readonly value: number;
  /** How long it takes, as it has taken so far, in minutes above 0; `null` where nothing is known, which takes `USUAL_MINUTES`. */
  readonly minutes: number | null;
}

export interface RankedAction {
  readonly id: string;
  readonly kind: ActionKind;
  /** chance · value. */
  readonly expectedValue: number;
  readonly minutes: number;
  /** Whether the minutes are the workspace's own. */
  readonly isTimed: boolean;
  /** Expected value for each minute, in the currency. */
  readonly impactPerMinute: number;
  /** Its place among all that are ranked: the upper third by expected value, the middle, the lower. */
  readonly impact: 'high' | 'medium' | 'low';
}

/**
 * Actions by what a minute of theirs brings: expected value over expected minutes, the largest first. That order is the best use of any stretch of time
 * (Smith's rule, 1956); where the day is capped it is the greedy solution of the knapsack. Of equals the shorter is first, then the smaller id.
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
