import { DAY } from '../../shared/time/units.js';

/** How often somebody writes or is written to, the most often first. */
export const CADENCES = ['high', 'medium', 'dormant'] as const;

export type Cadence = (typeof CADENCES)[number];

/** Days with messages among the last `HIGH_WINDOW` that make a high-frequency contact. */
export const HIGH_DAYS = 4;
export const HIGH_WINDOW = 28;

/** A contact without a message for so many days is dormant. */
export const DORMANT_DAYS = 90;

/** Over how many days changes of class are told. */
export const CHANGE_WINDOW = 7;

/** How many days back facts reach one by one: the window as it was when the changes began. */
export const FACT_DAYS = HIGH_WINDOW + CHANGE_WINDOW;

/** When somebody wrote or was written to. */
export interface CadenceFacts {
  /**
   * Which of the last {@link FACT_DAYS} days had a message: 0 is the 24 hours that end now, 1 those before. Counted back from now, so that a class does
   * not depend on a time zone or on the time of day. Each at most once.
   */
  readonly days: readonly number[];
  /** The newest message before those days, ms since the epoch; `null` when there is none. */
  readonly before: number | null;
}

/** The day that an instant is in, counted back from now; negative for what is still to come. */
export const dayBack = (at: number, now: number): number => Math.floor((now - at) / DAY);

/** How many of the days of the window had a message, as it was so many days ago. */
export const messageDays = ({ days }: CadenceFacts, daysAgo = 0): number =>
  days.reduce((count, day) => count + Number(day >= daysAgo && day < daysAgo + HIGH_WINDOW), 0);

/**
 * The class of a contact: a high frequency with messages on at least 4 of 28 days, dormant without one for 90, medium in between.
 *
 * @param now ms since the epoch.
 * @param daysAgo the class as it was then, 0 to {@link CHANGE_WINDOW}.
 * @returns `null` when there had been no message yet.
 */
export function cadenceAt(facts: CadenceFacts, now: number, daysAgo = 0): Cadence | null {
  if (messageDays(facts, daysAgo) >= HIGH_DAYS) return 'high';
  if (facts.days.some((day) => day >= daysAgo)) return 'medium';
  if (facts.before === null) return null;
  return dayBack(facts.before, now) < daysAgo + DORMANT_DAYS ? 'medium' : 'dormant';
}

/** That somebody came into another class. */
export interface CadenceChange {
  readonly from: Cadence;
  readonly to: Cadence;
  /** When the present class began, ms since the epoch, told by comparing whole days back from now. */
  readonly at: number;
}

/** Whether the class of a contact is another one than seven days ago. Who had none then is new, and has not changed. */
export function cadenceChange(facts: CadenceFacts, now: number): CadenceChange | null {
  const to = cadenceAt(facts, now);
  const from = cadenceAt(facts, now, CHANGE_WINDOW);
  if (to === null || from === null || to === from) return null;
  let since = 0;
  while (cadenceAt(facts, now, since + 1) === to) since += 1;
  return { from, to, at: now - since * DAY };
}

/** The facts of somebody, from the times of all messages with them; ms since the epoch, in any order. What is still to come does not count. */
export function cadenceFacts(instants: readonly number[], now: number): CadenceFacts {
  const days = new Set<number>();
  let before: number | null = null;
  for (const at of instants) {
    const day = dayBack(at, now);
    if (day >= FACT_DAYS) before = Math.max(before ?? at, at);
    else if (day >= 0) days.add(day);
  }
  return { days: [...days], before };
}
