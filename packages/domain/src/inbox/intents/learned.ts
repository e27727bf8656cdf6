import { type Arm } from '../../delivery/experiments/arm.js';
import { DAY } from '../../shared/time/units.js';
import { CUSTOMER_INTENTS, type CustomerIntent, customerIntent } from './customer-intent.js';
import { ACTION_LABELS, INTENT_LABELS } from './labels.js';
import { actionOf, expectedValue, type NextAction, nextAction } from './next-action.js';
import type { Outcomes } from './outcomes.js';
import { type Urgency, type UrgencyOutcomes, urgencyChance, urgencyOf, urgencyShown } from './urgency.js';

/** A purchase within this time after the message, in ms, is attributed to it. */
export const BUYS_WITHIN = 30 * DAY;

/** After this time, in ms, an unanswered message counts as not urgent. */
const WAITS = DAY;

export interface PastMessage {
  readonly subject: string | null;
  /** Without quotes and signature. */
  readonly text: string;
  readonly sentAt: number;
  /** Our first later message in the conversation. */
  readonly reply: { readonly text: string; readonly sentAt: number } | null;
  /** The value of the sender's first purchase within `BUYS_WITHIN`; `null` if none. */
  readonly bought: number | null;
}

export interface LearnedIntents {
  /** Messages with a reply. */
  readonly answers: number;
  readonly urgency: UrgencyOutcomes;
  readonly actions: Readonly<Record<CustomerIntent, Outcomes<NextAction>>>;
  readonly bought: Readonly<Record<CustomerIntent, Arm & { readonly total: number }>>;
}

type Counts<Kind extends string> = Record<Kind, number>;

const byUrgency = <T>(of: (urgency: Urgency) => T): Record<Urgency, T> => ({
  high: of('high'),
  medium: of('medium'),
  low: of('low'),
});

const noActions = (): Counts<NextAction> => ({
  schedule_call: 0,
  send_quote: 0,
  send_document: 0,
  ask_back: 0,
  answer: 0,
});

export const byIntent = <T>(of: (intent: CustomerIntent) => T): Record<CustomerIntent, T> => ({
  purchase_inquiry: of('purchase_inquiry'),
  meeting_request: of('meeting_request'),
  information_request: of('information_request'),
  support_request: of('support_request'),
  complaint: of('complaint'),
  introduction: of('introduction'),
  acceptance: of('acceptance'),
  appreciation: of('appreciation'),
  opt_out: of('opt_out'),
  cancellation: of('cancellation'),
});

const readable = ({ subject, text }: { readonly subject: string | null; readonly text: string }): string =>
  subject === null ? text : `${subject}\n${text}`;

/**
 * Counts message outcomes: how soon each urgency level was answered, which action followed each intent, and who bought.
 *
 * @param now ms since the epoch: a message younger than thirty days without a deal does not count for purchases yet.
 */
export function learnIntents(messages: Iterable<PastMessage>, now: number): LearnedIntents {
  const urgency = byUrgency(() => byUrgency(() => 0));
  const actions = byIntent(noActions);
  const bought = byIntent(() => ({ trials: 0, successes: 0, total: 0 }));
  let answers = 0;
  for (const message of messages) {
    const { reply, sentAt } = message;
    if (reply !== null || now - sentAt > WAITS)
      urgency[urgencyOf(readable(message)).urgency][urgencyShown(reply === null ? null : reply.sentAt - sentAt)] += 1;
    const intent = customerIntent(message.text)?.intent;
    if (reply !== null) answers += 1;
    if (intent === undefined) continue;
    if (reply !== null) actions[intent][actionOf(reply.text)] += 1;
    if (message.bought === null && now - sentAt < BUYS_WITHIN) continue;
    bought[intent].trials += 1;
    bought[intent].successes += Number(message.bought !== null);
    bought[intent].total += message.bought ?? 0;
  }
  return { answers, urgency, actions, bought };
}

export const NOTHING_LEARNED: LearnedIntents = learnIntents([], 0);

export interface IntentFigures {
  readonly intent: CustomerIntent;
  readonly label: string;
  readonly confidence: number;
  readonly quote: string;
  readonly urgency: Urgency;
  readonly urgencyWhy: string | null;
  readonly urgencyConfidence: number | null;
  readonly nextAction: NextAction | null;
  readonly nextActionLabel: string | null;
  readonly nextActionConfidence: number | null;
  readonly expectedValue: number | null;
}

/** @returns `null` if the intent is unclear. */
export function intentFigures(
  message: { readonly subject: string | null; readonly text: string },
  learned: LearnedIntents,
): IntentFigures | null {
  const found = customerIntent(message.text);
  if (found === null) return null;
  const { urgency, why } = urgencyOf(readable(message));
  const next = nextAction(learned.actions[found.intent]);
  const { total, ...arm } = learned.bought[found.intent];
  const value = expectedValue(found.probability, arm, total / Math.max(1, arm.successes));
  return {
    intent: found.intent,
    label: INTENT_LABELS[found.intent],
    confidence: found.probability,
    quote: found.quote,
    urgency,
    urgencyWhy: why,
    urgencyConfidence: urgencyChance(urgency, learned.urgency),
    nextAction: next?.kind ?? null,
    nextActionLabel: next === null ? null : ACTION_LABELS[next.kind],
    nextActionConfidence: next?.probability ?? null,
    expectedValue: value === null ? null : Math.round(value * 100) / 100,
  };
}

/** By count, descending; ties in intent order. */
export function countIntents(found: readonly { readonly intent: CustomerIntent }[]) {
  return CUSTOMER_INTENTS.map((intent) => ({ intent, count: found.filter((one) => one.intent === intent).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, another) => another.count - one.count);
}
