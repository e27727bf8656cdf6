import { DAY } from '../../shared/time/units.js';
import type { Direction, MessageKind } from '../priority/facts.js';
import type { MessageStatus } from '../status/status.js';

/** Maximum age of an open conversation's newest message. */
export const OPEN_FOR = 90 * DAY;

/** An archive's own flags: Gmail's labels, or the Status and X-Mozilla-Status headers of an mbox. `null` if unknown. */
export interface ArchiveFlags {
  readonly isRead: boolean | null;
  /** Whether it is in the inbox; `false` means that the owner archived it. */
  readonly isInInbox: boolean | null;
}

export interface PlacedMessage {
  readonly direction: Direction;
  readonly kind: MessageKind;
  /** ms since the epoch; a message without a date counts as older than all with one. */
  readonly sentAt: number | null;
  readonly flags: ArchiveFlags;
  /** The column chosen by a person, if any. */
  readonly movedTo: MessageStatus | null;
}

export interface Placement {
  readonly status: MessageStatus;
  readonly isRead: boolean;
}

export interface Mailbox {
  /** Date of its newest message, ms since the epoch; `null` if no message has a date. */
  readonly newestAt: number | null;
}

/**
 * The instant against which age is measured: now, or the newest message of an archive that ends earlier. An export of last year then shows what was
 * open last year, rather than an empty board. Future dates from broken clocks do not move it past now.
 */
export function placementReference(mailbox: Mailbox, now: number): number {
  return mailbox.newestAt === null ? now : Math.min(now, mailbox.newestAt);
}

/**
 * The index of the deciding message: the newest written by a person. Later out-of-office notes and receipts do not close the conversation. A bounce
 * does decide, since it means that our message was never read.
 */
function decidingIndex(messages: readonly PlacedMessage[]): number {
  let best = -1;
  let bestAt = Number.NEGATIVE_INFINITY;
  for (const [index, { kind, sentAt }] of messages.entries()) {
    const at = sentAt ?? Number.NEGATIVE_INFINITY;
    if (kind === 'automatic' || (best !== -1 && at < bestAt)) continue;
    best = index;
    bestAt = at;
  }
  return best;
}

function openStatus(message: PlacedMessage, reference: number): MessageStatus {
  if (message.kind !== 'personal' || message.sentAt === null) return 'completed';
  if (reference - message.sentAt > OPEN_FOR) return 'completed';
  if (message.direction === 'outbound') return 'waiting';
  return message.flags.isInInbox === false ? 'completed' : 'inbox';
}

/**
 * The column and read state of every message in an imported conversation.
 *
 * Only the newest message by a person can be open: inbound, it waits for us in the inbox; outbound, it waits for them. Everything older is completed,
 * as are lists, automated email, bounces, undated email and conversations silent for more than 90 days. Messages the owner archived stay archived. If
 * the archive has no read state, open inbound email is unread and all else read. A person's own move is never overridden.
 *
 * @param messages in any order; at equal instants the later in the list counts as newer.
 * @returns one placement per message, in the same order.
 */
export function placeConversation(messages: readonly PlacedMessage[], mailbox: Mailbox, now: number): Placement[] {
  const reference = placementReference(mailbox, now);
  const deciding = decidingIndex(messages);
  return messages.map((message, index) => {
    const placed = index === deciding ? openStatus(message, reference) : 'completed';
    const status = message.movedTo ?? placed;
    const unreadByRule = placed === 'inbox';
    return { status, isRead: message.direction === 'outbound' || (message.flags.isRead ?? !unreadByRule) };
  });
}
