export type Outcomes<Kind extends string> = Readonly<Record<Kind, number>>;

/** With fewer outcomes, no share is given. */
export const FEWEST_OUTCOMES = 10;

/** Jeffreys' prior for shares: half an outcome of each kind. */
const PRIOR = 0.5;

export interface Share<Kind extends string> {
  readonly kind: Kind;
  /** The mean of the Dirichlet posterior, in (0, 1). */
  readonly probability: number;
  readonly outcomes: number;
}

/**
 * The probability of each kind, the likeliest first.
 *
 * @returns `null` if there are too few outcomes.
 */
export function sharesOf<Kind extends string>(kinds: readonly Kind[], counts: Outcomes<Kind>): Share<Kind>[] | null {
  const outcomes = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  if (outcomes < FEWEST_OUTCOMES) return null;
  return kinds
    .map((kind) => ({ kind, probability: (counts[kind] + PRIOR) / (outcomes + PRIOR * kinds.length), outcomes }))
    .toSorted((one, another) => another.probability - one.probability);
}
