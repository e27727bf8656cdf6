export interface PlanTask {
  /** The value of success, at least 0, in one currency. */
  readonly value: number;
  /** Duration: an integer, at least 1. */
  readonly minutes: number;
  /** The probability of failure, 0 to 1. */
  readonly risk: number;
  /** 0 to 1. */
  readonly urgency: number;
  /** The deadline, ms since the epoch; `null` without one. */
  readonly dueAt: number | null;
}

export const MOST_MINUTES = 24 * 60;

/** The value of a task, less the share lost to risk. */
export const expectedValue = ({ value, risk }: Pick<PlanTask, 'value' | 'risk'>): number => value * (1 - risk);

/** A task's weight in a plan: its expected value, up to doubled by urgency. */
export const planWeight = (task: Pick<PlanTask, 'value' | 'risk' | 'urgency'>): number =>
  expectedValue(task) * (1 + task.urgency);
