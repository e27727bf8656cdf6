import { DAY } from '../../../shared/time/units.js';

/** Cohorts, and months of each. */
export const COHORT_MONTHS = 12;

export interface MonthCohort {
  /** The month of their first message or purchase, as `YYYY-MM`. */
  readonly month: string;
  readonly customers: number;
  /** How many wrote or bought in that month, the one after, and so on, for every month that is over. The first is all of them. */
  readonly active: readonly number[];
}

/** Months since year 0, in UTC. @param day days since the epoch. */
export function monthNumber(day: number): number {
  const date = new Date(day * DAY);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

const nameOf = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/**
 * Customers by the calendar month in which they first wrote or bought, and how many of them did so again k months later.
 *
 * The present month is not over: it is neither a cohort nor counted. Of the last twelve months those without a new customer are left out.
 *
 * @param customers their distinct days, ascending, at least one each; days since the epoch, as is `today`.
 */
export function monthCohorts(customers: readonly { readonly days: readonly number[] }[], today: number): MonthCohort[] {
  const present = monthNumber(today);
  const months = customers.map(({ days }) => [...new Set(days.map(monthNumber))]);
  const byFirst = Map.groupBy(months, ([first = present]) => first);
  return Array.from({ length: COHORT_MONTHS }, (_, index) => present - COHORT_MONTHS + index).flatMap((month) => {
    const cohort = byFirst.get(month);
    if (cohort === undefined) return [];
    const active = Array.from({ length: present - month }, () => 0);
    for (const theirs of cohort)
      for (const one of theirs) if (one < present) active[one - month] = (active[one - month] ?? 0) + 1;
    return [{ month: nameOf(month), customers: cohort.length, active }];
  });
}
