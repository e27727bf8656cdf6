import { DAY } from '../../../shared/time/units.js';
import { type Engagement, type EngagementKind, engagementOf } from '../rfm/engagement.js';
import { type RiskSignals, riskSignals } from '../risk/signals.js';

/** The horizon of churn probabilities, in weeks. */
export const HORIZON_WEEKS = 8;

/** A contact within this time, in ms, makes a customer currently engaged. */
export const ENGAGED_WITHIN = 7 * DAY;

export interface Activity {
  readonly kind: EngagementKind;
  /** Days since the epoch, in UTC. */
  readonly day: number;
  readonly count: number;
  /** Time of the last of them, ms since the epoch. */
  readonly lastAt: number;
}

export interface Purchase {
  /** ms since the epoch. */
  readonly at: number;
  /** In the workspace's currency. */
  readonly value: number;
}

export interface Gathered {
  readonly id: string;
  readonly activity: readonly Activity[];
  readonly purchases: readonly Purchase[];
  /** VADER compounds of their newest five messages with a known sentiment. */
  readonly sentiments: readonly number[];
  /** Their messages since our last one in the same conversation. */
  readonly unanswered: number;
  /** Our messages that bounced. */
  readonly bounces: number;
  /** How many of their newest five messages end the relationship. */
  readonly cancellations: number;
  /** When the last of those was sent, ms since the epoch; `null` if there is none. */
  readonly cancelledAt: number | null;
}

/** A customer: a contact who wrote or bought at least once. */
export interface CustomerFacts {
  readonly id: string;
  /** Distinct days with a message or purchase, ascending, at least one; in days since the epoch, UTC. */
  readonly days: readonly number[];
  /** Their last message or purchase, ms since the epoch. */
  readonly lastAt: number;
  /** When they last wrote, or read one of our messages; `null` if they only bought. */
  readonly heardAt: number | null;
  /** Weighted engagement, in points. */
  readonly engagement: number;
  /** Days with a purchase, and their total value. */
  readonly dealDays: number;
  readonly dealTotal: number;
  /** The mean negative sentiment of their newest messages, in [0, 1]. */
  readonly negativity: number;
  readonly unanswered: number;
  readonly bounces: number;
  readonly cancellations: number;
  readonly cancelledAt: number | null;
}

const dayOf = (instant: number): number => Math.floor(instant / DAY);

/**
 * Derives a customer's facts from the data about a contact. Engagement counts whole days, so that it is the same at any hour.
 *
 * @param now ms since the epoch.
 * @returns `null` for a contact who never wrote or bought.
 */
export function factsOf(gathered: Gathered, now: number): CustomerFacts | null {
  const { id, activity, purchases, unanswered, bounces, cancellations, cancelledAt } = gathered;
  const theirs = activity.filter(({ kind }) => kind !== 'read');
  const days = new Set([...theirs.map(({ day }) => day), ...purchases.map(({ at }) => dayOf(at))]);
  if (days.size === 0) return null;
  const instants = [...theirs.map(({ lastAt }) => lastAt), ...purchases.map(({ at }) => at)];
  return {
    id,
    days: [...days].sort((one, another) => one - another),
    lastAt: Math.max(...instants),
    heardAt: activity.length === 0 ? null : Math.max(...activity.map(({ lastAt }) => lastAt)),
    engagement: engagementOf(eventsOf(activity), dayOf(now) * DAY),
    dealDays: new Set(purchases.map(({ at }) => dayOf(at))).size,
    dealTotal: purchases.reduce((sum, { value }) => sum + value, 0),
    negativity: negativityOf(gathered.sentiments),
    unanswered,
    bounces,
    cancellations,
    cancelledAt,
  };
}

function* eventsOf(activity: readonly Activity[]): Generator<Engagement> {
  const ordered = activity.toSorted((one, another) => one.day - another.day || (one.kind < another.kind ? -1 : 1));
  for (const { kind, day, count } of ordered) for (let i = 0; i < count; i += 1) yield { kind, at: day * DAY };
}

const negativityOf = (sentiments: readonly number[]): number =>
  riskSignals({ instants: [], sentiments, unanswered: 0, bounces: 0, cancellations: 0 }).negative_sentiment;

export const signalsOf = ({ days, negativity, unanswered, bounces, cancellations }: CustomerFacts): RiskSignals =>
  riskSignals({
    instants: days.map((day) => day * DAY),
    sentiments: [-negativity],
    unanswered,
    bounces,
    cancellations,
  });

/** Transaction days in the first and second half of the time between the first and the last. */
export function halvesOf(days: readonly number[]): { readonly earlier: number; readonly later: number } {
  const middle = ((days[0] ?? 0) + (days.at(-1) ?? 0)) / 2;
  const earlier = days.filter((day) => day < middle).length;
  return { earlier, later: days.length - earlier };
}
