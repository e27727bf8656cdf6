/** Counts of what came of something, by kind. */
export type Outcomes<Kind extends string> = Readonly<Record<Kind, number>>;

/** Of fewer outcomes no share is claimed. */
export const FEWEST_OUTCOMES = 10;

/** Jeffreys' prior for shares: half an outcome of each kind. */
const PRIOR = 0.5;

export interface Share<Kind extends string> {
  readonly kind: Kind;
  /** The mean of the Dirichlet posterior, in (0, 1). */
  readonly probability: number;
  /** From how many outcomes. */
  readonly outcomes: number;
}

/**
 * How likely each kind is the next time, the likeliest first.
 *
 * @returns `null` where there are too few outcomes to say.
 */
export function sharesOf<Kind extends string>(kinds: readonly Kind[], counts: Outcomes<Kind>): Share<Kind>[] | null {
  const outcomes = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  if (outcomes < FEWEST_OUTCOMES) return null;
  return kinds
    .map((kind) => ({ kind, probability: (counts[kind] + PRIOR) / (outcomes + PRIOR * kinds.length), outcomes }))
    .toSorted((one, another) => another.probability - one.probability);
}
