import { byChannel, CHANNELS, type Channel } from '../../channels/channels.js';
import type { Direction } from '../priority/facts.js';
import { byStatus, isOpen, MESSAGE_STATUSES, type MessageStatus } from '../status/status.js';

export interface Counters {
  /** Unread inbound messages. */
  readonly unread: number;
  /** Urgent messages that are not completed. */
  readonly urgent: number;
  readonly byChannel: Readonly<Record<Channel, number>>;
  /** Messages per column, without snoozed ones. */
  readonly byStatus: Readonly<Record<MessageStatus, number>>;
}

export interface CountedMessage {
  readonly channel: Channel;
  readonly status: MessageStatus;
  readonly direction: Direction;
  readonly isRead: boolean;
  /** 1 means urgent. */
  readonly isUrgent: number;
  /** 0 to 100. */
  readonly priority: number;
  /** Snoozed: in no column, and neither unread nor urgent, until it returns. */
  readonly isSnoozed: boolean;
}

export function zeroCounters(): Counters {
  return { unread: 0, urgent: 0, byChannel: byChannel(() => 0), byStatus: byStatus(() => 0) };
}

const isUnread = (message: CountedMessage): boolean =>
  message.direction === 'inbound' && !message.isRead && !message.isSnoozed;
const isPressing = (message: CountedMessage): boolean =>
  message.isUrgent === 1 && isOpen(message.status) && !message.isSnoozed;
const isIn = (message: CountedMessage, status: MessageStatus): boolean =>
  message.status === status && !message.isSnoozed;

/**
 * The change of the counters caused by a message change. Counters are updated instead of recounted, so a table of a million rows is never scanned.
 *
 * @param before the previous message; `null` if new.
 * @param after the current message; `null` if deleted.
 */
export function counterDelta(before: CountedMessage | null, after: CountedMessage | null): Counters {
  const change = (test: (message: CountedMessage) => boolean): number =>
    Number(after !== null && test(after)) - Number(before !== null && test(before));
  return {
    unread: change(isUnread),
    urgent: change(isPressing),
    byChannel: byChannel((channel) => change((message) => message.channel === channel)),
    byStatus: byStatus((status) => change((message) => isIn(message, status))),
  };
}

export function addCounters(one: Counters, another: Counters): Counters {
  return {
    unread: one.unread + another.unread,
    urgent: one.urgent + another.urgent,
    byChannel: byChannel((channel) => one.byChannel[channel] + another.byChannel[channel]),
    byStatus: byStatus((status) => one.byStatus[status] + another.byStatus[status]),
  };
}

/** Counts a set of messages from scratch: for test worlds and repairs. */
export function countMessages(messages: Iterable<CountedMessage>): Counters {
  const channels = byChannel(() => 0);
  const statuses = byStatus(() => 0);
  let unread = 0;
  let urgent = 0;
  for (const message of messages) {
    channels[message.channel] += 1;
    if (!message.isSnoozed) statuses[message.status] += 1;
    unread += Number(isUnread(message));
    urgent += Number(isPressing(message));
  }
  return { unread, urgent, byChannel: channels, byStatus: statuses };
}

export function isZero(delta: Counters): boolean {
  return (
    delta.unread === 0 &&
    delta.urgent === 0 &&
    CHANNELS.every((channel) => delta.byChannel[channel] === 0) &&
    MESSAGE_STATUSES.every((status) => delta.byStatus[status] === 0)
  );
}
