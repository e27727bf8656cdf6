/** Something that is to do, as it was estimated. */
export interface PlanTask {
  /** What comes of it when it succeeds, at least 0, in one currency. */
  readonly value: number;
  /** How long it takes: a whole number, at least 1. */
  readonly minutes: number;
  /** How likely it comes to nothing, 0 to 1. */
  readonly risk: number;
  /** How much it presses, 0 to 1. */
  readonly urgency: number;
  /** When it should be done, ms since the epoch; `null` when there is no such time. */
  readonly dueAt: number | null;
}

/** The longest that a task can be: a day. */
export const MOST_MINUTES = 24 * 60;

/** What can be expected of a task: its value, less the share that risk takes. */
export const expectedValue = ({ value, risk }: Pick<PlanTask, 'value' | 'risk'>): number => value * (1 - risk);

/** What a task counts for in a plan: what can be expected of it, up to twice for what presses. */
export const planWeight = (task: Pick<PlanTask, 'value' | 'risk' | 'urgency'>): number =>
  expectedValue(task) * (1 + task.urgency);
