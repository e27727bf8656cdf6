import { type CustomerIntent, customerIntent } from '../../inbox/intents/customer-intent.js';
import { MINUTE } from '../../shared/time/units.js';
import type { BriefInsight, InsightAbout } from './content.js';
import type { EmailPerformance } from './email.js';
import type { BriefFacts, BriefMessage, WaitingMessage } from './facts.js';
import { insightText } from './insight-text.js';
import type { DatedPromise } from './promises.js';

/** Maximum messages listed for an insight. */
const LISTED = 10;

/** Maximum contacts named in an insight. */
const NAMED = 3;

/** Open rates are shown with one decimal; smaller changes, in percentage points, count as none. */
const LEAST_CHANGE = 0.05;

function insight(
  about: InsightAbout,
  tone: BriefInsight['tone'],
  messages: readonly BriefMessage[],
  messageCount: number,
): BriefInsight {
  return { id: about.code, text: insightText(about), about, tone, messages: pointed(messages), messageCount };
}

const pointed = (messages: readonly BriefMessage[]): BriefInsight['messages'] =>
  messages
    .toSorted((a, b) => b.at - a.at || (a.messageId < b.messageId ? -1 : 1))
    .slice(0, LISTED)
    .map(({ messageId, conversationId, contactId, label }) => ({ messageId, conversationId, contactId, label }));

const names = (messages: readonly BriefMessage[]): (string | null)[] =>
  [...new Set(messages.map(({ contactName }) => contactName))].slice(0, NAMED);

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
  const { count, urgent, first } = waiting;
  if (count === 0) return null;
  const longestMinutes = (now - Math.min(...first.map(({ at }) => at))) / MINUTE;
  return insight({ code: 'waiting', count, urgent, longestMinutes }, urgent > 0 ? 'warning' : 'neutral', first, count);
}

/** The intent of a waiting message, if the model can tell. */
export const wantOf = (message: WaitingMessage): CustomerIntent | null => customerIntent(message.text)?.intent ?? null;

function wantingInsight(waiting: readonly WaitingMessage[]): BriefInsight | null {
  const buying = waiting.filter((message) => wantOf(message) === 'purchase_inquiry');
  const { length: count } = buying;
  return count === 0
    ? null
    : insight({ code: 'purchase_inquiries', count, names: names(buying) }, 'good', buying, count);
}

function promisesInsight({ said }: BriefFacts, promises: readonly DatedPromise[]): BriefInsight | null {
  const overdue = promises.filter(({ by, kind, isOverdue }) => by === 'us' && kind !== 'request' && isOverdue);
  if (overdue.length === 0) return null;
  const ids = new Set(overdue.map(({ messageId }) => messageId));
  const messages = said.filter(({ messageId }) => ids.has(messageId));
  const about = { code: 'promises_past', count: overdue.length, names: names(messages) } as const;
  return insight(about, 'warning', messages, ids.size);
}

function negativeInsight({ negative: { count, newest } }: BriefFacts): BriefInsight | null {
  return count === 0 ? null : insight({ code: 'negative', count, names: names(newest) }, 'warning', newest, count);
}

function leavingInsight({ customers: { leaving, count: customers } }: BriefFacts): BriefInsight | null {
  const { count, newest } = leaving;
  if (count === 0) return null;
  const messages = newest.flatMap(({ latest }) => (latest === null ? [] : [latest]));
  const who = newest.slice(0, NAMED).map(({ contactName }) => contactName);
  return insight({ code: 'leaving', count, customers, names: who }, 'warning', messages, messages.length);
}

function failedInsight({ failed: { count, newest } }: BriefFacts): BriefInsight | null {
  return count === 0 ? null : insight({ code: 'failed', count, names: names(newest) }, 'warning', newest, count);
}

function emailInsight(
  { clicked: { count, newest }, hearsOfOpenings }: BriefFacts,
  { current: { openRate }, preceding }: EmailPerformance,
): BriefInsight | null {
  if (openRate === null || !hearsOfOpenings) return null;
  const exact = preceding.openRate === null ? null : openRate - preceding.openRate;
  const change = exact !== null && Math.abs(exact) < LEAST_CHANGE ? 0 : exact;
  const tone = change === null || change === 0 ? 'neutral' : change > 0 ? 'good' : 'warning';
  return insight({ code: 'open_rate', openRate, change, clicked: count }, tone, newest, count);
}

function receivedInsight({ received: { count, before, newest } }: BriefFacts): BriefInsight | null {
  if (count === 0) return null;
  const change = before === 0 ? null : Math.round((100 * (count - before)) / before);
  return insight({ code: 'received', count, change }, 'neutral', newest, count);
}
