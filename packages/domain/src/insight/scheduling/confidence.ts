import type { Chance } from '../../shared/maths/sampling.js';
import type { DueJob, Order } from './job.js';
import { knapsack } from './knapsack.js';

/** How often estimates are drawn anew, and by how much they may be off. */
const DRAWS = 64;
const ERROR = 0.2;

/** A plan, in the terms of its problem. */
export interface Decisions {
  /** Times in whole minutes. */
  readonly jobs: readonly DueJob[];
  /** The jobs that have a time, in their order. */
  readonly order: Order;
  /** Which jobs were chosen for the day. */
  readonly isChosen: readonly boolean[];
  /** Minutes of the day. */
  readonly capacity: number;
}

/**
 * How far the place of each task can be relied on, seeing that values and times are estimates.
 *
 * Each is drawn anew, evenly from 20 % below to 20 % above, 64 times. In a draw the place of a task stands when the exact choice for the day still takes
 * it, or still leaves it out, and when exchanging it with the task before or after it would not cost less. The result is the share of draws in which it
 * stands: a measure of how close the decision was, not a chance of success.
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
    const isWrong = wrongNeighbours(drawn, order);
    for (const [index, taken] of chosen(drawn, capacity).entries()) {
      if (taken !== isChosen[index] || isWrong.has(index)) continue;
      stands[index] = (stands[index] ?? 0) + 1;
    }
  }
  return stands.map((count) => Math.round((100 * count) / DRAWS) / 100);
}

const off = (chance: Chance): number => 1 - ERROR + 2 * ERROR * chance();

/** Which jobs to do within a day so that they weigh the most; all of them where they fit. */
export function chosen(jobs: readonly DueJob[], capacity: number): boolean[] {
  if (jobs.reduce((sum, { time }) => sum + time, 0) <= capacity) return jobs.map(() => true);
  return knapsack(
    jobs.map(({ time, weight }) => ({ size: time, value: weight })),
    capacity,
  );
}

/** Jobs that should change places with the one before or after. */
function wrongNeighbours(jobs: readonly DueJob[], order: Order): Set<number> {
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
