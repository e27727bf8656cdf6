import { repeatableChance } from '../../shared/maths/repeatable-chance.js';
import { MINUTE } from '../../shared/time/units.js';
import { ACTION_MINUTES, type ActionType, actionOf } from './estimates.js';
import { type PlannedTask, planDay } from './plan-day.js';
import type { PlanTask } from './plan-task.js';
import { OFFICE_HOURS } from './working-hours.js';

export interface QueueTask {
  readonly id?: string | undefined;
  readonly estimated_value: number;
  readonly estimated_time_minutes: number;
  readonly risk_score: number;
  readonly urgency_score: number;
  /** ISO 8601. */
  readonly due_at?: string | null | undefined;
}

export interface FollowUpTime {
  readonly id: string;
  readonly title: string;
  /** ms since the epoch. */
  readonly dueAt: number;
}

export interface QueueSetting {
  /** ms since the epoch. */
  readonly now: number;
  /** IANA. */
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Those of the coming days; one that is also among the tasks leaves its time free. */
  readonly followUps: readonly FollowUpTime[];
}

export interface QueuePlace<Task> {
  task: Task;
  priority_score: number;
  reasoning: string[];
  confidence: number;
  scheduled_time?: string;
}

/** The same tasks get the same plan. */
const SEED = 8;

const iso = (instant: number): string => new Date(instant).toISOString();

/** Orders tasks for the day, in the terms of the contract. See `planDay`. */
export function optimizedQueue<Task extends QueueTask>(tasks: readonly Task[], setting: QueueSetting) {
  const { now, timeZone, currency, followUps } = setting;
  const own = new Set(tasks.flatMap(({ id }) => id ?? []));
  const plan = planDay(tasks.map(planTaskOf), {
    now,
    currency,
    hours: { ...OFFICE_HOURS, timeZone },
    busy: followUps.filter(({ id }) => !own.has(id)).map(takenBy),
    chance: repeatableChance(SEED),
  });
  return {
    optimized_tasks: plan.tasks.flatMap((planned) => {
      const task = tasks[planned.index];
      return task === undefined ? [] : [placeOf(task, planned)];
    }),
    day: {
      start: iso(plan.period.from),
      end: iso(plan.period.to),
      usedMinutes: plan.usedMinutes,
      availableMinutes: plan.availableMinutes,
      left: plan.tasks.filter(({ startAt }) => startAt === null).length,
    },
  };
}

function placeOf<Task>(task: Task, { score, reasons, confidence, startAt }: PlannedTask): QueuePlace<Task> {
  const place = { task, priority_score: score, reasoning: [...reasons], confidence };
  return startAt === null ? place : { ...place, scheduled_time: iso(startAt) };
}

/** The time a follow-up takes, by its action. */
function takenBy({ title, dueAt }: FollowUpTime) {
  const action: ActionType = actionOf(title);
  return { from: dueAt, to: dueAt + ACTION_MINUTES[action] * MINUTE };
}

const planTaskOf = (task: QueueTask): PlanTask => ({
  value: task.estimated_value,
  minutes: task.estimated_time_minutes,
  risk: task.risk_score,
  urgency: task.urgency_score,
  dueAt: typeof task.due_at === 'string' ? Date.parse(task.due_at) : null,
});
