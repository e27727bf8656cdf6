import { DAY } from '../../shared/time/units.js';
import type { Direction, MessageKind } from '../priority/facts.js';
import type { MessageStatus } from '../status/status.js';

/** How old the newest message of a conversation may be for the conversation still to be open. */
export const OPEN_FOR = 90 * DAY;

/** What an archive's own flags say: Gmail's labels, or the Status and X-Mozilla-Status headers of an mbox. `null` where it says nothing. */
export interface ArchiveFlags {
  readonly isRead: boolean | null;
  /** Whether the owner keeps it in the inbox; `false` says that it was archived there. */
  readonly isInInbox: boolean | null;
}

export interface PlacedMessage {
  readonly direction: Direction;
  readonly kind: MessageKind;
  /** ms since the epoch; a message without a date is older than all with one. */
  readonly sentAt: number | null;
  readonly flags: ArchiveFlags;
  /** The column where a person put it, when one did. */
  readonly movedTo: MessageStatus | null;
}

export interface Placement {
  readonly status: MessageStatus;
  readonly isRead: boolean;
}

/** What placing a conversation needs to know of the mailbox around it. */
export interface Mailbox {
  /** When its newest message was sent, ms since the epoch; `null` when no message has a date. */
  readonly newestAt: number | null;
}

/**
 * The instant that 'recent' is measured from: now, or the newest message of an archive that ends earlier. An export of last year then shows
 * what was open last year, rather than an empty board. Dates in the future, which broken clocks write, do not move it past now.
 */
export function placementReference(mailbox: Mailbox, now: number): number {
  return mailbox.newestAt === null ? now : Math.min(now, mailbox.newestAt);
}

/**
 * The index of the message that decides: the newest that a person wrote. Out-of-office notes and receipts after it do not close the
 * conversation; a bounce does decide, since it says that ours was never read.
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
 * The column and read state of every message of one conversation, as an import finds them.
 *
 * Only the newest message that a person wrote can be open: received, it waits for us in the inbox; sent, it waits for them. Everything older
 * has been answered by it, and is completed; so are lists, machines, bounces, undated mail and conversations that have been silent for more
 * than 90 days. What the owner took out of the inbox stays out. Where the archive does not say what was read, open inbound mail is unread and
 * all else read. A person's own move is never overridden.
 *
 * @param messages in any order; of equal instants the later in the list is the newer.
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
