import { type Arm } from '../../delivery/experiments/arm.js';
import { DAY } from '../../shared/time/units.js';
import { CUSTOMER_INTENTS, type CustomerIntent, customerIntent } from './customer-intent.js';
import { ACTION_LABELS, INTENT_LABELS } from './labels.js';
import { actionOf, expectedValue, type NextAction, nextAction } from './next-action.js';
import type { Outcomes } from './outcomes.js';
import { type Urgency, type UrgencyOutcomes, urgencyChance, urgencyOf, urgencyShown } from './urgency.js';

/** Whoever buys so long after they asked, in ms, bought because of it, as far as anybody can tell. */
export const BUYS_WITHIN = 30 * DAY;

/** Messages without an answer are waited for so long, in ms, before they say that nobody was in a hurry. */
const WAITS = DAY;

/** A message of a customer, and what became of it. */
export interface PastMessage {
  readonly subject: string | null;
  /** Without quotes and signature. */
  readonly text: string;
  readonly sentAt: number;
  /** The first message that we wrote after it in its conversation. */
  readonly reply: { readonly text: string; readonly sentAt: number } | null;
  /** What its writer bought first within `BUYS_WITHIN`; `null` when nothing. */
  readonly bought: number | null;
}

/** What was learned from messages whose end is known. */
export interface LearnedIntents {
  /** Messages that somebody answered. */
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

/** A record with an entry for each intent. */
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
});

const readable = ({ subject, text }: { readonly subject: string | null; readonly text: string }): string =>
  subject === null ? text : `${subject}\n${text}`;

/**
 * Counts what became of messages: how soon each reading of urgency was answered, what was done about each intent, and who bought.
 *
 * @param now ms since the epoch: what is younger than thirty days, and has not led to a deal, says nothing about buying yet.
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

/** Nothing learned yet. */
export const NOTHING_LEARNED: LearnedIntents = learnIntents([], 0);

/** What one message wants, with everything that is known of such messages. */
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

/** @returns `null` where no intent can be claimed. */
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

/** The most frequent first, in the order of the intents among equals. */
export function countIntents(found: readonly { readonly intent: CustomerIntent }[]) {
  return CUSTOMER_INTENTS.map((intent) => ({ intent, count: found.filter((one) => one.intent === intent).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, another) => another.count - one.count);
}
