import { DAY } from '../../shared/time/units.js';

export const CADENCES = ['high', 'medium', 'dormant'] as const;

export type Cadence = (typeof CADENCES)[number];

/** Minimum active days among the last `HIGH_WINDOW` for a high-frequency contact. */
export const HIGH_DAYS = 4;
export const HIGH_WINDOW = 28;

/** Days without a message after which a contact is dormant. */
export const DORMANT_DAYS = 90;

/** The days over which class changes are reported. */
export const CHANGE_WINDOW = 7;

/** The days covered individually: the window as of the start of the changes. */
export const FACT_DAYS = HIGH_WINDOW + CHANGE_WINDOW;

export interface CadenceFacts {
  /**
   * Which of the last {@link FACT_DAYS} days had a message: 0 is the 24 hours ending now, 1 those before. Counted back from now, so that a class does
   * not depend on the time zone or time of day. No duplicates.
   */
  readonly days: readonly number[];
  /** The newest message before those days, ms since the epoch; `null` if there is none. */
  readonly before: number | null;
}

/** The day of an instant, counted back from now; negative for the future. */
export const dayBack = (at: number, now: number): number => Math.floor((now - at) / DAY);

/** Days of the window with a message, as of a past day. */
export const messageDays = ({ days }: CadenceFacts, daysAgo = 0): number =>
  days.reduce((count, day) => count + Number(day >= daysAgo && day < daysAgo + HIGH_WINDOW), 0);

/**
 * The class of a contact: high frequency with messages on at least 4 of 28 days, dormant without one for 90, medium otherwise.
 *
 * @param now ms since the epoch.
 * @param daysAgo the day of the class, 0 to {@link CHANGE_WINDOW}.
 * @returns `null` if there was no message yet.
 */
export function cadenceAt(facts: CadenceFacts, now: number, daysAgo = 0): Cadence | null {
  if (messageDays(facts, daysAgo) >= HIGH_DAYS) return 'high';
  if (facts.days.some((day) => day >= daysAgo)) return 'medium';
  if (facts.before === null) return null;
  return dayBack(facts.before, now) < daysAgo + DORMANT_DAYS ? 'medium' : 'dormant';
}

export interface CadenceChange {
  readonly from: Cadence;
  readonly to: Cadence;
  /** When the present class began, ms since the epoch, found by comparing whole days back from now. */
  readonly at: number;
}

/** The change of a contact's class within seven days. A contact without a class then is new and has not changed. */
export function cadenceChange(facts: CadenceFacts, now: number): CadenceChange | null {
  const to = cadenceAt(facts, now);
  const from = cadenceAt(facts, now, CHANGE_WINDOW);
  if (to === null || from === null || to === from) return null;
  let since = 0;
  while (cadenceAt(facts, now, since + 1) === to) since += 1;
  return { from, to, at: now - since * DAY };
}

/** A contact's facts, from the times of all messages with them; ms since the epoch, in any order. Ignores the future. */
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
