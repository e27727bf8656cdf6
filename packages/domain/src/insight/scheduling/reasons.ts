import { moneyText } from '../../shared/money/currency.js';
import { DAY, HOUR, MINUTE } from '../../shared/time/units.js';
import { expectedValue, type PlanTask } from './plan-task.js';

/** Minimum urgency to mention. */
const URGENT = 0.5;

/** More distant deadlines are not mentioned. */
const NEAR = 7 * DAY;

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const counted = (count: number, unit: string): string => `${WHOLE.format(count)} ${unit}${count === 1 ? '' : 's'}`;
const share = (value: number): string => String(Math.round(100 * value) / 100);

/** A duration in words: minutes up to two hours, hours up to two days. @param span in ms, at least 0. */
function spanWords(span: number): string {
  if (span < 2 * HOUR) return counted(Math.max(1, Math.round(span / MINUTE)), 'minute');
  return span < 2 * DAY ? counted(Math.round(span / HOUR), 'hour') : counted(Math.round(span / DAY), 'day');
}

export interface Placement {
  /** ms since the epoch; `null` if it has no place in the day. */
  readonly startAt: number | null;
  /** Of the day: in total, and the longest free slot left. */
  readonly availableMinutes: number;
  readonly longestFree: number;
}

export interface ReasonSetting {
  /** ms since the epoch. */
  readonly now: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** Why a task has its place, in words with numbers: its value first. */
export function planReasons(task: PlanTask, placement: Placement, { now, currency }: ReasonSetting): string[] {
  return [...worth(task, currency), ...pressure(task, now), ...outcome(task, placement, now)];
}

function* worth(task: PlanTask, currency: string): Generator<string> {
  const { value, minutes, risk } = task;
  const amount = (value: number) => moneyText(value, currency);
  yield `Worth ${amount(value)} in ${counted(minutes, 'minute')}: ${amount(value / minutes)} a minute.`;
  if (risk > 0) yield `Risk ${share(risk)} of 1: ${amount(expectedValue(task))} can be expected.`;
}

function* pressure({ urgency, dueAt }: PlanTask, now: number): Generator<string> {
  if (urgency >= URGENT) yield `Urgent: ${share(urgency)} of 1.`;
  if (dueAt === null || dueAt - now > NEAR) return;
  yield dueAt > now ? `Due in ${spanWords(dueAt - now)}.` : `Overdue by ${spanWords(now - dueAt)}.`;
}

function* outcome({ minutes, dueAt }: PlanTask, placement: Placement, now: number): Generator<string> {
  const { startAt, availableMinutes, longestFree } = placement;
  if (startAt === null) {
    yield minutes > longestFree
      ? `Does not fit: ${counted(longestFree, 'minute')} are left in one piece.`
      : `Not today: others make more of the ${counted(availableMinutes, 'minute')} there are.`;
    return;
  }
  const late = dueAt === null || dueAt <= now ? 0 : startAt + minutes * MINUTE - dueAt;
  if (late > 0) yield `Done ${spanWords(late)} late: what comes before it is worth more.`;
}
