import { ownWords } from '../../shared/text/own-words.js';
import { DAY } from '../../shared/time/units.js';
import { CUSTOMER_INTENTS, type CustomerIntent, customerIntent } from './customer-intent.js';
import { hasValue, type ValueEstimate, valueOfMessage } from './expected-value.js';
import { ACTION_LABELS, INTENT_LABELS } from './labels.js';
import { actionOf, type NextAction, nextAction } from './next-action.js';
import { type Buyer, type OrderValues, orderValues } from './order-value.js';
import type { Outcomes } from './outcomes.js';
import { type PurchaseEffect, type PurchasesByCustomer, purchaseEffect } from './purchase-effect.js';
import { type Urgency, type UrgencyOutcomes, urgencyChance, urgencyOf, urgencyShown } from './urgency.js';

/** After this time, in ms, an unanswered message counts as not urgent. */
const WAITS = DAY;

export interface PastMessage {
  readonly contactId: string | null;
  readonly subject: string | null;
  /** Without quotes and signature. */
  readonly text: string;
  readonly sentAt: number;
  /** Our first later message in the conversation. */
  readonly reply: { readonly text: string; readonly sentAt: number } | null;
}

export interface LearnedIntents {
  /** Messages with a reply. */
  readonly answers: number;
  readonly urgency: UrgencyOutcomes;
  readonly actions: Readonly<Record<CustomerIntent, Outcomes<NextAction>>>;
  /** `null` for messages without value, and where too few customers sent one. */
  readonly effects: Readonly<Record<CustomerIntent, PurchaseEffect | null>>;
  readonly orderValues: OrderValues | null;
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

const urgencyIn = ({ subject, text }: { readonly subject: string | null; readonly text: string }) =>
  urgencyOf(ownWords(text), subject);

/**
 * Learns from message outcomes: how soon each urgency level was answered, which action followed each intent, and what customers bought beyond their
 * usual purchases.
 *
 * @param purchases also from before the messages. @param now ms since the epoch.
 */
export function learnIntents(
  messages: Iterable<PastMessage>,
  purchases: PurchasesByCustomer,
  now: number,
): LearnedIntents {
  const urgency = byUrgency(() => byUrgency(() => 0));
  const actions = byIntent(noActions);
  const sent = byIntent(() => new Map<string, number[]>());
  let answers = 0;
  for (const message of messages) {
    const { contactId, reply, sentAt } = message;
    if (reply !== null || now - sentAt > WAITS)
      urgency[urgencyIn(message).urgency][urgencyShown(reply === null ? null : reply.sentAt - sentAt)] += 1;
    const intent = customerIntent(message.text)?.intent;
    if (reply !== null) answers += 1;
    if (intent === undefined) continue;
    if (reply !== null) actions[intent][actionOf(reply.text)] += 1;
    if (contactId === null) continue;
    sent[intent].set(contactId, [...(sent[intent].get(contactId) ?? []), sentAt]);
  }
  const effects = byIntent((intent) => (hasValue(intent) ? purchaseEffect(sent[intent], purchases, now) : null));
  return { answers, urgency, actions, effects, orderValues: orderValues(purchases) };
}

export const NOTHING_LEARNED: LearnedIntents = learnIntents([], new Map(), 0);

export interface IntentFigures extends ValueEstimate {
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
}

/** @param buyer the sender's purchases. @returns `null` if the intent is unclear. */
export function intentFigures(
  message: { readonly subject: string | null; readonly text: string },
  learned: LearnedIntents,
  buyer: Buyer,
): IntentFigures | null {
  const found = customerIntent(message.text);
  if (found === null) return null;
  const { urgency, why } = urgencyIn(message);
  const next = nextAction(learned.actions[found.intent]);
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
    ...valueOfMessage(found, learned.effects[found.intent], learned.orderValues, buyer),
  };
}

/** By count, descending; ties in intent order. */
export function countIntents(found: readonly { readonly intent: CustomerIntent }[]) {
  return CUSTOMER_INTENTS.map((intent) => ({ intent, count: found.filter((one) => one.intent === intent).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, another) => another.count - one.count);
}
