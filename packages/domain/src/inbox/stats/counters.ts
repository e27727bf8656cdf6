import { byChannel, CHANNELS, type Channel } from '../../channels/channels.js';
import type { Direction } from '../priority/facts.js';
import { byStatus, isOpen, MESSAGE_STATUSES, type MessageStatus } from '../status/status.js';

/** The figures of the sidebar and the board's headings. */
export interface Counters {
  /** Inbound messages that nobody has read. */
  readonly unread: number;
  /** Messages marked urgent that are not completed. */
  readonly urgent: number;
  /** All messages of a channel. */
  readonly byChannel: Readonly<Record<Channel, number>>;
  /** All messages of a column; those that were put off are in none. */
  readonly byStatus: Readonly<Record<MessageStatus, number>>;
}

/** What of a message the counters depend on. */
export interface CountedMessage {
  readonly channel: Channel;
  readonly status: MessageStatus;
  readonly direction: Direction;
  readonly isRead: boolean;
  /** 1 means urgent. */
  readonly isUrgent: number;
  /** 0 to 100. */
  readonly priority: number;
  /** Put off: in no column, and neither unread nor urgent, until it comes back. */
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
 * How the counters change when a message does, so that they are kept rather than counted: a table of a million rows is never scanned.
 *
 * @param before the message as it was; `null` for one that is new.
 * @param after the message as it is; `null` for one that is gone.
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

/** The sum of two sets of counters, or of counters and a change. */
export function addCounters(one: Counters, another: Counters): Counters {
  return {
    unread: one.unread + another.unread,
    urgent: one.urgent + another.urgent,
    byChannel: byChannel((channel) => one.byChannel[channel] + another.byChannel[channel]),
    byStatus: byStatus((status) => one.byStatus[status] + another.byStatus[status]),
  };
}

/** The counters of a set of messages, counted: for worlds, tests and repairs. */
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

/** Whether nothing changes: then there is nothing to write. */
export function isZero(delta: Counters): boolean {
  return (
    delta.unread === 0 &&
    delta.urgent === 0 &&
    CHANNELS.every((channel) => delta.byChannel[channel] === 0) &&
    MESSAGE_STATUSES.every((status) => delta.byStatus[status] === 0)
  );
}
