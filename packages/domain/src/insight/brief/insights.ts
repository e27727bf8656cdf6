import { type CustomerIntent, customerIntent } from '../../inbox/intents/customer-intent.js';
import type { BriefInsight } from './content.js';
import type { EmailPerformance } from './email.js';
import type { BriefFacts, BriefMessage, WaitingMessage } from './facts.js';
import type { DatedPromise } from './promises.js';
import { counted, listed, percentOf, spanOf } from './words.js';

/** Maximum messages listed for an insight. */
const NAMED = 10;

const pointed = (messages: readonly BriefMessage[]): BriefInsight['messages'] =>
  messages
    .toSorted((a, b) => b.at - a.at || (a.messageId < b.messageId ? -1 : 1))
    .slice(0, NAMED)
    .map(({ messageId, conversationId, contactId, label }) => ({ messageId, conversationId, contactId, label }));

const names = (messages: readonly BriefMessage[]): string =>
  listed([...new Set(messages.map(({ contactName }) => contactName ?? 'an unknown contact'))].slice(0, 3));

/** All insights, the most urgent first; those without data are omitted. */
export function insightsOf(
  facts: BriefFacts,
  email: EmailPerformance,
  promises: readonly DatedPromise[],
): BriefInsight[] {
  return [
    waitingInsight(facts),
    wantingInsight(facts.waiting.first),
    promisesInsight(facts, promises),
    negativeInsight(facts),
    leavingInsight(facts),
    failedInsight(facts),
    emailInsight(facts, email),
    receivedInsight(facts),
  ].filter((insight) => insight !== null);
}

function waitingInsight({ waiting, now }: BriefFacts): BriefInsight | null {
  if (waiting.count === 0) return null;
  const since = Math.min(...waiting.first.map(({ at }) => at));
  const urgent = waiting.urgent === 0 ? '' : `, ${waiting.urgent} of them urgent`;
  return {
    id: 'waiting',
    text: `${counted(waiting.count, 'conversation')} ${waiting.count === 1 ? 'awaits' : 'await'} your reply${urgent}. Longest wait among the most urgent: ${spanOf(now - since)}.`,
    tone: waiting.urgent > 0 ? 'warning' : 'neutral',
    messages: pointed(waiting.first),
    messageCount: waiting.count,
  };
}

/** The intent of a waiting message, if the model can tell. */
export const wantOf = (message: WaitingMessage): CustomerIntent | null => customerIntent(message.text)?.intent ?? null;

function wantingInsight(waiting: readonly WaitingMessage[]): BriefInsight | null {
  const buying = waiting.filter((message) => wantOf(message) === 'purchase_inquiry');
  if (buying.length === 0) return null;
  return {
    id: 'purchase_inquiries',
    text: `${counted(buying.length, 'unanswered message')} ${buying.length === 1 ? 'asks' : 'ask'} about buying: from ${names(buying)}.`,
    tone: 'good',
    messages: pointed(buying),
    messageCount: buying.length,
  };
}

function promisesInsight({ said }: BriefFacts, promises: readonly DatedPromise[]): BriefInsight | null {
  const overdue = promises.filter(({ by, kind, isOverdue }) => by === 'us' && kind !== 'request' && isOverdue);
  if (overdue.length === 0) return null;
  const ids = new Set(overdue.map(({ messageId }) => messageId));
  const messages = said.filter(({ messageId }) => ids.has(messageId));
  return {
    id: 'promises_past',
    text: `${counted(overdue.length, 'promise')} of yours ${overdue.length === 1 ? 'is' : 'are'} overdue since last week: to ${names(messages)}.`,
    tone: 'warning',
    messages: pointed(messages),
    messageCount: ids.size,
  };
}

function negativeInsight({ negative }: BriefFacts): BriefInsight | null {
  if (negative.count === 0) return null;
  return {
    id: 'negative',
    text: `${counted(negative.count, 'message')} in the last 7 days ${negative.count === 1 ? 'has' : 'have'} a negative tone, from ${names(negative.newest)}.`,
    tone: 'warning',
    messages: pointed(negative.newest),
    messageCount: negative.count,
  };
}

function leavingInsight({ customers: { leaving, count } }: BriefFacts): BriefInsight | null {
  const messages = leaving.newest.flatMap(({ latest }) => (latest === null ? [] : [latest]));
  if (leaving.count === 0) return null;
  const who = listed(leaving.newest.slice(0, 3).map(({ contactName }) => contactName));
  return {
    id: 'leaving',
    text: `${leaving.count.toLocaleString('en-GB')} of ${counted(count, 'customer')} ${leaving.count === 1 ? 'is' : 'are'} at high risk of leaving, among them ${who}.`,
    tone: 'warning',
    messages: pointed(messages),
    messageCount: messages.length,
  };
}

function failedInsight({ failed }: BriefFacts): BriefInsight | null {
  if (failed.count === 0) return null;
  return {
    id: 'failed',
    text: `${counted(failed.count, 'message')} you sent in the last 7 days failed, to ${names(failed.newest)}.`,
    tone: 'warning',
    messages: pointed(failed.newest),
    messageCount: failed.count,
  };
}

function emailInsight(
  { clicked, hearsOfOpenings }: BriefFacts,
  { current, preceding }: EmailPerformance,
): BriefInsight | null {
  if (current.openRate === null || !hearsOfOpenings) return null;
  const change = preceding.openRate === null ? null : current.openRate - preceding.openRate;
  const compared =
    change === null
      ? ''
      : Math.abs(change) < 0.05
        ? ', as in the 30 days before'
        : `, ${percentOf(Math.abs(change)).replace(' %', ' points')} ${change > 0 ? 'more' : 'less'} than in the 30 days before`;
  return {
    id: 'open_rate',
    text: `${percentOf(current.openRate)} of emails in the last 30 days were opened${compared}. Links were clicked in ${counted(clicked.count, 'email')}.`,
    tone: change === null || Math.abs(change) < 0.05 ? 'neutral' : change > 0 ? 'good' : 'warning',
    messages: pointed(clicked.newest),
    messageCount: clicked.count,
  };
}

function receivedInsight({ received }: BriefFacts): BriefInsight | null {
  if (received.count === 0) return null;
  const change =
    received.before === 0 ? null : Math.round((100 * (received.count - received.before)) / received.before);
  const compared =
    change === null
      ? ''
      : change === 0
        ? ', as many as the week before'
        : `, ${Math.abs(change)} % ${change > 0 ? 'more' : 'fewer'} than the week before`;
  return {
    id: 'received',
    text: `${counted(received.count, 'message')} came in over the last 7 days${compared}.`,
    tone: 'neutral',
    messages: pointed(received.newest),
    messageCount: received.count,
  };
}
