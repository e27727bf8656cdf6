/** Something that takes time on one machine: a person who does one thing after another, each without a break. */
export interface Job {
  /** How long it takes, above 0. Any unit, the same for all times of a problem. */
  readonly time: number;
  /** What a unit of time costs while it is not done, at least 0. */
  readonly weight: number;
}

/** A job that should be done at some time. */
export interface DueJob extends Job {
  /** Counted from the beginning; at or below 0 it is late from the beginning. */
  readonly due: number;
}

/** Indexes of jobs, the first to be done first. */
export type Order = readonly number[];

/** Σ wC: each job's weight by the time at which it is done. */
export function weightedCompletion(jobs: readonly Job[], order: Order): number {
  let [clock, sum] = [0, 0];
  for (const index of order) {
    const { time, weight } = jobs[index] ?? NOTHING;
    clock += time;
    sum += weight * clock;
  }
  return sum;
}

/** Σ wT: each job's weight by how late it is done. */
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

/** Smith's rule: the most weight a unit of time first. Of all orders it has the least Σ wC (Smith 1956, Naval Research Logistics 3(1-2) 59-66). */
export const smithOrder = (jobs: readonly Job[]): number[] => sorted(jobs, ({ time, weight }) => -weight / time);

/** The earliest due first. */
export const earliestDueOrder = (jobs: readonly DueJob[]): number[] => sorted(jobs, ({ due }) => due);
