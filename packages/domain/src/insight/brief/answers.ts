import type { PriorityReason } from '../../inbox/priority/score.js';
import type { BriefAnswer } from './content.js';
import type { WaitingMessage } from './facts.js';
import { iso, spanOf } from './words.js';

/** How many a brief names. */
const MOST = 20;

/** The most pressing first: urgent ones, then by priority, then who has waited longest. */
export const byPressure = (one: WaitingMessage, another: WaitingMessage): number =>
  Number(another.isUrgent) - Number(one.isUrgent) ||
  another.priority - one.priority ||
  one.at - another.at ||
  (one.messageId < another.messageId ? -1 : 1);

/** What is so of nearly everybody, or said anyway, explains nobody. */
const TELLS_NOTHING: ReadonlySet<string> = new Set(['base', 'relationship', 'frequent', 'direct', 'waiting', 'urgent']);

/** The reasons of a priority that set a message apart, the strongest first, in words. */
export const tellingReasons = (reasons: readonly PriorityReason[]): string[] =>
  reasons
    .filter(({ code, points }) => points > 0 && !TELLS_NOTHING.has(code))
    .toSorted((one, another) => another.points - one.points || (one.code < another.code ? -1 : 1))
    .map(({ text }) => text);

/** Why somebody is to be answered today, in words. */
export function whyAnswer({ isUrgent, reasons, at }: WaitingMessage, now: number): string {
  return [...(isUrgent ? ['Urgent'] : []), ...reasons.slice(0, 2), `Waiting for ${spanOf(now - at)}`]
    .join('. ')
    .concat('.');
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
      waitingSince: iso(message.at),
      priority: message.priority,
      isUrgent: message.isUrgent,
    }));
