import { DAY } from '../../shared/time/units.js';

/** How long it takes to write to somebody or to call, in minutes, as long as nobody says otherwise. */
export const ACTION_MINUTES = { email: 10, call: 30 } as const;

export type ActionType = keyof typeof ACTION_MINUTES;

/** What a person is taken to be worth who has bought nothing yet, in the currency of deals. */
export const DEFAULT_VALUE = 100;

/** How long before it is due a task begins to press. */
const PRESSES_FOR = 7 * DAY;

const CALLS = /\b(?:call|phone|ring)\b/i;

const hundredth = (value: number): number => Math.round(100 * value) / 100;

/** What has to be done for a task, by its title. */
export const actionOf = (title: string): ActionType => (CALLS.test(title) ? 'call' : 'email');

/** @param expected of the person over the next year, by the models of customers; `null` or 0 when they bought nothing. */
export const valueOf = (expected: number | null): number =>
  expected === null || expected <= 0 ? DEFAULT_VALUE : hundredth(expected);

/**
 * How likely writing to somebody comes to nothing: the share of the messages between us that were ours, by Laplace's rule of succession, so that a
 * stranger is at one half.
 *
 * @param inbound how many messages came from them.
 * @param outbound how many went to them.
 */
export const riskOf = (inbound: number, outbound: number): number =>
  hundredth(1 - (inbound + 1) / (inbound + outbound + 2));

/**
 * How much something presses: as much as the priority of its message, or as much of the last seven days before it is due as has passed.
 *
 * @param priority of the message, 0 to 100; `null` without one.
 * @param dueAt ms since the epoch; `null` when there is no such time.
 */
export function urgencyOf(priority: number | null, dueAt: number | null, now: number): number {
  const left = dueAt === null ? PRESSES_FOR : dueAt - now;
  const byTime = Math.min(1, Math.max(0, 1 - left / PRESSES_FOR));
  return hundredth(Math.max((priority ?? 0) / 100, byTime));
}

/** The title of a task, as long as it may be, in UTF-16 code units. */
const LONGEST_TITLE = 200;

/** What answering somebody is called. @param subject of what they wrote; `null` when it had none. */
export const answerTitle = (name: string, subject: string | null): string =>
  (subject === null || subject.trim() === '' ? `Answer ${name}` : `Answer ${name}: ${subject}`)
    .slice(0, LONGEST_TITLE)
    .trim();

/** What a follow-up is called that has no title. @param name of whom it is about. */
export const followUpTitle = (action: ActionType, name: string): string =>
  `${action === 'call' ? 'Call' : 'Write to'} ${name}`.slice(0, LONGEST_TITLE);
