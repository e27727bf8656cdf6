import type { Message } from '@concordia/api-client';

/** What wants attention, newest first within each group. */
export interface Attention {
  readonly urgent: readonly Message[];
  /** Unread and not urgent. */
  readonly unread: readonly Message[];
  /** Whether an urgent message has not been read: what the dot on the bell says. */
  readonly hasUnreadUrgent: boolean;
}

/** As many as one looks through in a popover; the board has them all. */
const MOST = 20;

export const isUnread = ({ direction, isRead }: Message): boolean => direction === 'inbound' && !isRead;

const isUrgent = ({ isUrgent, status }: Message): boolean => isUrgent === 1 && status !== 'completed';

/** Sorts out of a list, newest first, what is urgent and what is unread. */
export function attentionIn(messages: readonly Message[]): Attention {
  const allUrgent = messages.filter(isUrgent);
  const urgent = allUrgent.slice(0, MOST);
  const unread = messages.filter((message) => isUnread(message) && !isUrgent(message)).slice(0, MOST - urgent.length);
  return { urgent, unread, hasUnreadUrgent: allUrgent.some(isUnread) };
}
