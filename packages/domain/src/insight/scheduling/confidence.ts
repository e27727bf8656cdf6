import type { Chance } from '../../shared/maths/sampling.js';
import type { DueJob, Order } from './job.js';
import { knapsack } from './knapsack.js';

/** Number of resampled estimates, and their relative error. */
const DRAWS = 64;
const ERROR = 0.2;

export interface Decisions {
  /** Times in whole minutes. */
  readonly jobs: readonly DueJob[];
  readonly order: Order;
  readonly isChosen: readonly boolean[];
  /** Minutes of the day. */
  readonly capacity: number;
}

/**
 * The confidence in each task's position, given that values and times are estimates.
 *
 * Each estimate is resampled 64 times, uniformly from 20 % below to 20 % above. In a sample, a position is stable if the exact choice for the day
 * still includes or excludes the task, and if swapping it with a neighbor does not cost less. The result is the share of stable samples: a measure of
 * how close the decision was, not a probability of success.
 *
 * @returns for each job, 0 to 1.
 */
export function planConfidence({ jobs, order, isChosen, capacity }: Decisions, chance: Chance): number[] {
  const stands = jobs.map(() => 0);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const drawn = jobs.map(({ time, weight, due }) => ({
      time: Math.max(1, Math.round(time * off(chance))),
      weight: weight * off(chance),
      due,
    }));
    const isWrong = wrongNeighbors(drawn, order);
    for (const [index, taken] of chosen(drawn, capacity).entries()) {
      if (taken !== isChosen[index] || isWrong.has(index)) continue;
      stands[index] = (stands[index] ?? 0) + 1;
    }
  }
  return stands.map((count) => Math.round((100 * count) / DRAWS) / 100);
}

const off = (chance: Chance): number => 1 - ERROR + 2 * ERROR * chance();

/** The jobs with the most total weight that fit into a day; all if they fit. */
export function chosen(jobs: readonly DueJob[], capacity: number): boolean[] {
  if (jobs.reduce((sum, { time }) => sum + time, 0) <= capacity) return jobs.map(() => true);
  return knapsack(
    jobs.map(({ time, weight }) => ({ size: time, value: weight })),
    capacity,
  );
}

/** Jobs that should swap places with a neighbor. */
function wrongNeighbors(jobs: readonly DueJob[], order: Order): Set<number> {
  const wrong = new Set<number>();
  let clock = 0;
  for (const [place, index] of order.entries()) {
    const next = order[place + 1];
    const [one, another] = [jobs[index], jobs[next ?? -1]];
    if (one === undefined) continue;
    if (next !== undefined && another !== undefined && pairCost(another, one, clock) < pairCost(one, another, clock)) {
      wrong.add(index).add(next);
    }
    clock += one.time;
  }
  return wrong;
}

const pairCost = (first: DueJob, second: DueJob, clock: number): number =>
  first.weight * Math.max(0, clock + first.time - first.due) +
  second.weight * Math.max(0, clock + first.time + second.time - second.due);
