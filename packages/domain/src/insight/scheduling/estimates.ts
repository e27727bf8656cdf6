import { DAY } from '../../shared/time/units.js';

/** Default minutes for an email or a call. */
export const ACTION_MINUTES = { email: 10, call: 30 } as const;

export type ActionType = keyof typeof ACTION_MINUTES;

/** The assumed value of a person without purchases, in the currency of deals. */
export const DEFAULT_VALUE = 100;

/** How long before its deadline a task becomes urgent. */
const URGENCY_WINDOW = 7 * DAY;

const CALLS = /\b(?:call|phone|ring)\b/i;

const hundredth = (value: number): number => Math.round(100 * value) / 100;

/** The action for a task, by its title. */
export const actionOf = (title: string): ActionType => (CALLS.test(title) ? 'call' : 'email');

/** @param expected of the person over the next year, by the customer models; `null` or 0 without purchases. */
export const valueOf = (expected: number | null): number =>
  expected === null || expected <= 0 ? DEFAULT_VALUE : hundredth(expected);

/**
 * The probability that writing to a contact has no result: our share of the messages between us, by Laplace's rule of succession, so that a stranger
 * is at one half.
 *
 * @param inbound messages from them.
 * @param outbound messages to them.
 */
export const riskOf = (inbound: number, outbound: number): number =>
  hundredth(1 - (inbound + 1) / (inbound + outbound + 2));

/**
 * Urgency: the larger of the message's priority and the elapsed part of the last seven days before the deadline.
 *
 * @param priority of the message, 0 to 100; `null` without one.
 * @param dueAt ms since the epoch; `null` without a deadline.
 */
export function urgencyOf(priority: number | null, dueAt: number | null, now: number): number {
  const left = dueAt === null ? URGENCY_WINDOW : dueAt - now;
  const byTime = Math.min(1, Math.max(0, 1 - left / URGENCY_WINDOW));
  return hundredth(Math.max((priority ?? 0) / 100, byTime));
}

/** Maximum length of a task title, in UTF-16 code units. */
const LONGEST_TITLE = 200;

/** The title of a reply task. @param subject of their message; `null` if it had none. */
export const answerTitle = (name: string, subject: string | null): string =>
  (subject === null || subject.trim() === '' ? `Answer ${name}` : `Answer ${name}: ${subject}`)
    .slice(0, LONGEST_TITLE)
    .trim();

/** The default title of a follow-up. @param name of the contact. */
export const followUpTitle = (action: ActionType, name: string): string =>
  `${action === 'call' ? 'Call' : 'Write to'} ${name}`.slice(0, LONGEST_TITLE);
