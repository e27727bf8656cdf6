import { quantile } from '../../shared/maths/quantile.js';
import type { Chance } from '../../shared/maths/sampling.js';
import { MINUTE } from '../../shared/time/units.js';
import type { Period } from '../flow/growth.js';
import { apparentTardinessOrder } from './apparent-tardiness.js';
import { chosen, planConfidence } from './confidence.js';
import { type DueJob, smithOrder } from './job.js';
import { improveOrder } from './local-search.js';
import { type PlanTask, planWeight } from './plan-task.js';
import { planReasons } from './reasons.js';
import {
  dayAfterPeriod,
  freeMinutesBefore,
  freePeriods,
  minutesOf,
  type WorkingHours,
  workingPeriod,
} from './working-hours.js';

/** How far the order is searched for: some milliseconds. A day has room for some thirty tasks, of which this tries out dozens of valleys. */
const SEARCH_STEPS = 300_000;

export interface PlanSetting {
  /** ms since the epoch. */
  readonly now: number;
  /** In which the reasons name amounts: ISO 4217. */
  readonly currency: string;
  readonly hours: WorkingHours;
  /** When nothing else can be done. */
  readonly busy: readonly Period[];
  readonly chance: Chance;
}

/** A task in its place. */
export interface PlannedTask {
  /** Which of the tasks that were given. */
  readonly index: number;
  /** 0 to 100. */
  readonly score: number;
  readonly reasons: readonly string[];
  /** 0 to 1; see `planConfidence`. */
  readonly confidence: number;
  /** ms since the epoch; `null` when the day has no room for it. */
  readonly startAt: number | null;
}

export interface DayPlan {
  /** In the order to do them; what has no place comes last, the most pressing first. */
  readonly tasks: readonly PlannedTask[];
  /** Working hours from now on. */
  readonly period: Period;
  readonly usedMinutes: number;
  readonly availableMinutes: number;
}

/**
 * Makes the most of a working day.
 *
 * Each task counts for its expected value, up to twice where it presses (`planWeight`). Where not all fit, an exact knapsack chooses those that count for
 * the most. They are ordered so that waiting costs the least: tasks with a due time cost from then on, others from the beginning, so that without due
 * times the order is Smith's. Then each takes the first free piece of the day that is long enough; pieces that remain are filled with what was not chosen.
 *
 * @param tasks at least one.
 */
export function planDay(tasks: readonly PlanTask[], setting: PlanSetting): DayPlan {
  const { period, free } = dayFor(tasks, setting);
  const capacity = minutesOf(free);
  const jobs = tasks.map((task) => jobOf(task, free));
  const isChosen = chosen(jobs, capacity);
  const pressing = pressures(jobs);
  const rest = byPressure(pressing).filter((index) => isChosen[index] !== true);
  const { starts, left } = placed(tasks, [...ordered(jobs, isChosen, setting.chance), ...rest], free);
  const order = [...starts].sort(([, one], [, another]) => one - another).map(([index]) => index);
  const confidence = planConfidence({ jobs, order, isChosen, capacity }, setting.chance);
  const scores = scoresOf(pressing);
  const longestFree = Math.max(0, ...left.map((piece) => minutesOf([piece])));
  const described = (index: number): PlannedTask[] => {
    const task = tasks[index];
    if (task === undefined) return [];
    const startAt = starts.get(index) ?? null;
    const reasons = planReasons(task, { startAt, availableMinutes: capacity, longestFree }, setting);
    return [{ index, score: scores[index] ?? 0, reasons, confidence: confidence[index] ?? 0, startAt }];
  };
  const without = byPressure(pressing).filter((index) => !starts.has(index));
  return {
    tasks: [...order, ...without].flatMap(described),
    period,
    usedMinutes: order.reduce((sum, index) => sum + (tasks[index]?.minutes ?? 0), 0),
    availableMinutes: capacity,
  };
}

/** What is left of today, or the next working day when nothing fits into that. */
function dayFor(tasks: readonly PlanTask[], { now, hours, busy }: PlanSetting) {
  const shortest = Math.min(...tasks.map(({ minutes }) => minutes));
  const fits = (free: readonly Period[]) => free.some((piece) => minutesOf([piece]) >= shortest);
  const today = workingPeriod(hours, now);
  const free = freePeriods(today, busy);
  if (fits(free)) return { period: today, free };
  const next = workingPeriod(hours, dayAfterPeriod(today, hours));
  return { period: next, free: freePeriods(next, busy) };
}

/** Time runs in free minutes; what has no due time costs from the beginning. */
const jobOf = (task: PlanTask, free: readonly Period[]): DueJob => ({
  time: task.minutes,
  weight: planWeight(task),
  due: task.dueAt === null ? 0 : freeMinutesBefore(free, task.dueAt),
});

function ordered(jobs: readonly DueJob[], isChosen: readonly boolean[], chance: Chance): number[] {
  const indexes = jobs.flatMap((_, index) => (isChosen[index] === true ? [index] : []));
  const some = indexes.flatMap((index) => jobs[index] ?? []);
  const hasDueTimes = some.some(({ due }) => due > 0);
  const order = hasDueTimes
    ? improveOrder(some, apparentTardinessOrder(some), { steps: SEARCH_STEPS, chance })
    : smithOrder(some);
  return order.flatMap((place) => indexes[place] ?? []);
}

/** Gives each task the first free piece that is long enough. */
function placed(tasks: readonly PlanTask[], order: readonly number[], free: readonly Period[]) {
  const left = [...free];
  const starts = new Map<number, number>();
  for (const index of order) {
    const length = (tasks[index]?.minutes ?? 0) * MINUTE;
    const piece = left.findIndex(({ from, to }) => to - from >= length);
    const found = left[piece];
    if (found === undefined) continue;
    starts.set(index, found.from);
    left[piece] = { from: found.from + length, to: found.to };
  }
  return { starts, left };
}

/** How much each task presses: its weight a minute, half of it when it has a day of slack, a third when it has two. */
const pressures = (jobs: readonly DueJob[]): number[] =>
  jobs.map(({ time, weight, due }) => weight / time / (1 + Math.max(0, due - time) / (24 * 60)));

const byPressure = (pressing: readonly number[]): number[] =>
  pressing
    .map((_, index) => index)
    .sort((one, another) => (pressing[another] ?? 0) - (pressing[one] ?? 0) || one - another);

/** Pressure on a scale from 0 to 100 that does not depend on the currency: 50 is that of the middle task. */
function scoresOf(pressing: readonly number[]): number[] {
  const middle = quantile(Float64Array.from(pressing).sort(), 0.5);
  return pressing.map((one) => (one === 0 ? 0 : Math.round((1000 * one) / (one + middle)) / 10));
}
