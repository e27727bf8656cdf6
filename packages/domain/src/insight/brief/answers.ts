import type { PriorityReason } from '../../inbox/priority/reasons.js';
import { MINUTE } from '../../shared/time/units.js';
import type { BriefAnswer } from './content.js';
import type { WaitingMessage } from './facts.js';
import { iso, spanOf } from './words.js';

/** Maximum messages in a brief. */
const MOST = 20;

/** The most urgent first: urgent ones, then by priority, then by waiting time. */
export const byPressure = (one: WaitingMessage, another: WaitingMessage): number =>
  Number(another.isUrgent) - Number(one.isUrgent) ||
  another.priority - one.priority ||
  one.at - another.at ||
  (one.messageId < another.messageId ? -1 : 1);

/** Reasons that apply to nearly everybody or are shown anyway. */
const COMMON_REASONS: ReadonlySet<string> = new Set([
  'base',
  'relationship',
  'frequent',
  'direct',
  'waiting',
  'urgent',
]);

/** The distinctive reasons of a priority, the strongest first. */
export const tellingReasons = (reasons: readonly PriorityReason[]): PriorityReason[] =>
  reasons
    .filter(({ code, points }) => points > 0 && !COMMON_REASONS.has(code))
    .toSorted((one, another) => another.points - one.points || (one.code < another.code ? -1 : 1));

/** Reasons given for a reply. */
const GIVEN = 2;

/** The facts that `whyAnswer` states. */
export const answerFacts = ({ reasons, at }: WaitingMessage, now: number) => ({
  reasons: reasons.slice(0, GIVEN),
  waitingMinutes: (now - at) / MINUTE,
});

export function whyAnswer({ isUrgent, reasons, at }: WaitingMessage, now: number): string {
  const given = reasons.slice(0, GIVEN).map(({ text }) => text);
  return `${[...(isUrgent ? ['Urgent'] : []), ...given, `Waiting for ${spanOf(now - at)}`].join('. ')}.`;
}

export const answersToday = (waiting: readonly WaitingMessage[], now: number): BriefAnswer[] =>
  waiting
    .toSorted(byPressure)
    .slice(0, MOST)
    .map((message) => ({
      messageId: message.messageId,
      conversationId: message.conversationId,
      contactId: message.contactId,
      contactName: message.contactName,
      channel: message.channel,
      title: message.label,
      why: whyAnswer(message, now),
      ...answerFacts(message, now),
      waitingSince: iso(message.at),
      priority: message.priority,
      isUrgent: message.isUrgent,
    }));
