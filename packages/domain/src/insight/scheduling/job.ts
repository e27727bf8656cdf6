/** A job on a single machine: a person who does one thing after another, without interruption. */
export interface Job {
  /** Duration, above 0. Any unit, the same for all times of a problem. */
  readonly time: number;
  /** Cost per unit of time until done, at least 0. */
  readonly weight: number;
}

export interface DueJob extends Job {
  /** From the start; at or below 0 it is late already. */
  readonly due: number;
}

/** Job indices in order of execution. */
export type Order = readonly number[];

/** Σ wC: the sum of each job's weight times its completion time. */
export function weightedCompletion(jobs: readonly Job[], order: Order): number {
  let [clock, sum] = [0, 0];
  for (const index of order) {
    const { time, weight } = jobs[index] ?? NOTHING;
    clock += time;
    sum += weight * clock;
  }
  return sum;
}

/** Σ wT: the sum of each job's weight times its tardiness. */
export function weightedTardiness(jobs: readonly DueJob[], order: Order): number {
  let [clock, sum] = [0, 0];
  for (const index of order) {
    const { time, weight, due } = jobs[index] ?? NOTHING;
    clock += time;
    sum += weight * Math.max(0, clock - due);
  }
  return sum;
}

const NOTHING: DueJob = { time: 0, weight: 0, due: 0 };

const sorted = <Some extends Job>(jobs: readonly Some[], key: (job: Some) => number): number[] =>
  jobs
    .map((job, index) => ({ index, key: key(job) }))
    .sort((one, another) => one.key - another.key || one.index - another.index)
    .map(({ index }) => index);

/** Smith's rule: the most weight per unit of time first. Minimizes Σ wC over all orders (Smith 1956, Naval Research Logistics 3(1-2) 59-66). */
export const smithOrder = (jobs: readonly Job[]): number[] => sorted(jobs, ({ time, weight }) => -weight / time);

/** By deadline, ascending. */
export const earliestDueOrder = (jobs: readonly DueJob[]): number[] => sorted(jobs, ({ due }) => due);
