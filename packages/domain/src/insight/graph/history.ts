import { DAY } from '../../shared/time/units.js';

const WEEK = 7 * DAY;

/** Weeks that are kept: a year of writing every week. */
const MOST_WEEKS = 52;

/** The messages of a tie by week. */
export interface TieHistory {
  /** All of them, of any age. */
  readonly messages: number;
  /** ms since the epoch; 0 for never. */
  readonly lastAt: number;
  /** Messages by week, latest first: see {@link weeksText}. */
  readonly weeks: string;
}

export const NO_HISTORY: TieHistory = { messages: 0, lastAt: 0, weeks: '' };

interface Week {
  /** Weeks since the epoch. */
  readonly week: number;
  readonly messages: number;
}

/** @param instants ms since the epoch, in any order. */
export function historyOf(instants: readonly number[]): TieHistory {
  const counts = new Map<number, number>();
  let lastAt = 0;
  for (const at of instants) {
    const week = Math.floor(at / WEEK);
    counts.set(week, (counts.get(week) ?? 0) + 1);
    lastAt = Math.max(lastAt, at);
  }
  return { messages: instants.length, lastAt, weeks: weeksText(counts) };
}

/** Both directions of a tie as one. */
export function joinedHistory(one: TieHistory, another: TieHistory): TieHistory {
  if (one.messages === 0) return another;
  if (another.messages === 0) return one;
  const counts = new Map<number, number>();
  for (const { week, messages } of [...weeksOf(one), ...weeksOf(another)])
    counts.set(week, (counts.get(week) ?? 0) + messages);
  return {
    messages: one.messages + another.messages,
    lastAt: Math.max(one.lastAt, another.lastAt),
    weeks: weeksText(counts),
  };
}

/** What was known of a tie at an earlier time. Messages older than the kept weeks count as of the first of these. */
export function historyUntil(history: TieHistory, until: number): Pick<TieHistory, 'messages' | 'lastAt'> {
  if (until >= history.lastAt) return history;
  const weeks = weeksOf(history);
  const later = weeks.filter(({ week }) => week * WEEK > until);
  const messages = history.messages - later.reduce((sum, one) => sum + one.messages, 0);
  if (messages <= 0) return { messages: 0, lastAt: 0 };
  const last = weeks[later.length]?.week ?? later.at(-1)?.week ?? 0;
  // The week that the time falls into counts as a whole: its messages are not told apart.
  return { messages, lastAt: Math.min((last + 1) * WEEK - 1, until) };
}

/**
 * Writes weeks as `gap:messages`, latest first and divided by spaces: the gap is that to the week before in the text, the first is 0, and `:1` is left
 * out. `0:3 1 4:2` are three messages in the week of the last one, one the week before, and two four weeks before that.
 */
function weeksText(counts: ReadonlyMap<number, number>): string {
  const weeks = [...counts].toSorted(([one], [another]) => another - one).slice(0, MOST_WEEKS);
  return weeks
    .map(([week, messages], at) => {
      const gap = (weeks[at - 1]?.[0] ?? week) - week;
      return messages === 1 ? String(gap) : `${gap}:${messages}`;
    })
    .join(' ');
}

/** Latest first. Text that is no history has no weeks. */
function weeksOf({ lastAt, weeks }: TieHistory): Week[] {
  if (weeks === '') return [];
  let week = Math.floor(lastAt / WEEK);
  return weeks.split(' ').map((token) => {
    const [gap = '0', messages = '1'] = token.split(':');
    week -= Number(gap);
    return { week, messages: Number(messages) };
  });
}
