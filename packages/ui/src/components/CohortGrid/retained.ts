/** Contacts who started in the same period. */
export interface Cohort {
  /** The period they started in: "January 2026". */
  name: string;
  /** How many started. */
  size: number;
  /** The share still active in each period since, from 0 to 1; `null` for periods that are not over. */
  values: readonly (number | null)[];
}

export interface Retained {
  /** Index of the period. */
  period: number;
  /** Of all cohorts that have come this far, weighted by their size. */
  share: number;
  /** How many began in them. */
  people: number;
}

/**
 * The share that is left in the last period that at least half of the cohorts have come to: later ones rest on a few.
 *
 * @returns `null` if nothing was measured after the first period
 */
export function retainedOf(cohorts: readonly Cohort[]): Retained | null {
  const periods = Math.max(0, ...cohorts.map(({ values }) => values.length));
  for (let period = periods - 1; period > 0; period -= 1) {
    const come = cohorts.flatMap(({ size, values }) => {
      const share = values[period] ?? null;
      return share === null ? [] : [{ size, share }];
    });
    const people = come.reduce((sum, { size }) => sum + size, 0);
    if (come.length * 2 < cohorts.length || people === 0) continue;
    return { period, people, share: come.reduce((sum, { size, share }) => sum + size * share, 0) / people };
  }
  return null;
}
