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

/** The search budget: a few milliseconds. A day has room for about thirty tasks, for which this covers dozens of local minima. */
const SEARCH_STEPS = 300_000;

export interface PlanSetting {
  /** ms since the epoch. */
  readonly now: number;
  /** ISO 4217, for amounts in the reasons. */
  readonly currency: string;
  readonly hours: WorkingHours;
  /** Times already taken. */
  readonly busy: readonly Period[];
  readonly chance: Chance;
}

export interface PlannedTask {
  /** Index into the given tasks. */
  readonly index: number;
  /** 0 to 100. */
  readonly score: number;
  readonly reasons: readonly string[];
  /** 0 to 1; see `planConfidence`. */
  readonly confidence: number;
  /** ms since the epoch; `null` if the day has no room for it. */
  readonly startAt: number | null;
}

export interface DayPlan {
  /** In order of execution; tasks without a time come last, the most urgent first. */
  readonly tasks: readonly PlannedTask[];
  /** Working hours from now on. */
  readonly period: Period;
  readonly usedMinutes: number;
  readonly availableMinutes: number;
}

/**
 * Plans a working day.
 *
 * Each task counts by its expected value, up to doubled by urgency (`planWeight`). If not all fit, an exact knapsack chooses those with the highest
 * total. The order minimizes the cost of waiting: tasks with a deadline cost from then on, others from the start, so that without deadlines it is
 * Smith's. Then each task takes the first free slot that is long enough; remaining slots are filled with tasks not chosen.
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

/** The rest of today, or the next working day if nothing fits. */
function dayFor(tasks: readonly PlanTask[], { now, hours, busy }: PlanSetting) {
  const shortest = Math.min(...tasks.map(({ minutes }) => minutes));
  const fits = (free: readonly Period[]) => free.some((piece) => minutesOf([piece]) >= shortest);
  const today = workingPeriod(hours, now);
  const free = freePeriods(today, busy);
  if (fits(free)) return { period: today, free };
  const next = workingPeriod(hours, dayAfterPeriod(today, hours));
  return { period: next, free: freePeriods(next, busy) };
}

/** Time counts free minutes; a task without a deadline costs from the start. */
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

/** Assigns each task the first free slot that is long enough. */
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

/** The priority of each task: its weight per minute, half with a day of slack, a third with two. */
const pressures = (jobs: readonly DueJob[]): number[] =>
  jobs.map(({ time, weight, due }) => weight / time / (1 + Math.max(0, due - time) / (24 * 60)));

const byPressure = (pressing: readonly number[]): number[] =>
  pressing
    .map((_, index) => index)
    .sort((one, another) => (pressing[another] ?? 0) - (pressing[one] ?? 0) || one - another);

/** Priorities on a currency-independent scale from 0 to 100; the median task has 50. */
function scoresOf(pressing: readonly number[]): number[] {
  const middle = quantile(Float64Array.from(pressing).sort(), 0.5);
  return pressing.map((one) => (one === 0 ? 0 : Math.round((1000 * one) / (one + middle)) / 10));
}
