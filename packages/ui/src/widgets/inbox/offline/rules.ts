import type { ConversationExpected } from '@concordia/api-client';
import type { DeskChange } from '../messages/completedMessages';
import type { DeskItem } from '../messages/deskItem';
import { changed } from '../messages/inverse';

const isSameSnooze = (one: DeskItem['snooze'], other: DeskItem['snooze']): boolean =>
  one?.until === other?.until && one?.unlessReply === other?.unlessReply;

const isEmpty = (change: DeskChange): boolean => Object.keys(change).length === 0;

/**
 * Two changes of a conversation as one: later values replace earlier ones, and what is back at its first value is left out.
 *
 * @param item the conversation before the first change.
 * @returns `null` if nothing remains to be changed.
 */
export function coalesced(item: DeskItem, earlier: DeskChange, later: DeskChange): DeskChange | null {
  const { status, snooze, assigneeId, isUrgent, isRead } = { ...earlier, ...later };
  // Moving a conversation ends a snooze that was set before.
  const isWoken = later.status !== undefined && later.snooze === undefined;
  const nextSnooze = isWoken ? undefined : snooze;
  const wakes = item.snooze !== null && nextSnooze === undefined;
  const isMoved = status !== undefined && (status !== item.status || wakes);
  const isSnoozed =
    nextSnooze !== undefined && ((isMoved && nextSnooze !== null) || !isSameSnooze(nextSnooze, item.snooze));
  const { reopen } = later.status === undefined ? earlier : later;
  const change: DeskChange = {
    ...(isMoved && { status, ...(reopen !== undefined && { reopen }) }),
    ...(isSnoozed && { snooze: nextSnooze }),
    ...(assigneeId !== undefined && assigneeId !== item.assigneeId && { assigneeId }),
    ...(isUrgent !== undefined && isUrgent !== item.isUrgent && { isUrgent }),
    ...(isRead !== undefined && isRead !== item.isRead && { isRead }),
  };
  return isEmpty(change) ? null : change;
}

const seenUpTo = ({ conversation, createdAt }: DeskItem): string => conversation?.lastMessageAt ?? createdAt;

const concernsPlace = ({ status, snooze }: DeskChange): boolean => status !== undefined || snooze !== undefined;

/** What the server must still have for the change to be made. Marks have two values only, so they cannot be overwritten. */
export function expectedFor(item: DeskItem, change: DeskChange): ConversationExpected {
  const concernsNewest = concernsPlace(change) || change.isRead === true;
  return {
    ...(change.status !== undefined && { status: item.status }),
    ...(concernsPlace(change) && { snoozedUntil: item.snooze?.until ?? null }),
    ...(change.assigneeId !== undefined && { assigneeId: item.assigneeId }),
    ...(concernsNewest && { lastMessageAt: seenUpTo(item) }),
  };
}

export interface Settlement {
  /** What can still be sent, based on the present state; `null` if nothing. */
  readonly send: DeskChange | null;
  /** What would overwrite somebody else's change; `null` if nothing. */
  readonly conflict: DeskChange | null;
}

/**
 * Divides a change that the server refused because the conversation differs from what its author saw.
 *
 * @param item the conversation as the author saw it.
 * @param current the conversation now.
 */
export function settle(item: DeskItem, change: DeskChange, current: DeskItem): Settlement {
  const wanted = changed(item, change);
  const isNewer = seenUpTo(current) > seenUpTo(item);
  const isThere = current.status === wanted.status && isSameSnooze(current.snooze, wanted.snooze);
  const isWhereItWas = current.status === item.status && isSameSnooze(current.snooze, item.snooze);
  const { status, reopen, snooze, assigneeId, isUrgent, isRead } = change;
  const place: DeskChange = {
    ...(status !== undefined && { status, ...(reopen !== undefined && { reopen }) }),
    ...(snooze !== undefined && { snooze }),
  };
  const isPlaceTaken = concernsPlace(change) && (isNewer || (!isWhereItWas && !isThere));
  const isAssigneeTaken =
    assigneeId !== undefined && current.assigneeId !== item.assigneeId && current.assigneeId !== assigneeId;
  // Nobody has read a message that came later.
  const isStillRead = isRead !== undefined && !(isRead && isNewer);
  const send: DeskChange = {
    ...(!isPlaceTaken && place),
    ...(!isAssigneeTaken && assigneeId !== undefined && { assigneeId }),
    ...(isUrgent !== undefined && { isUrgent }),
    ...(isStillRead && { isRead }),
  };
  const conflict: DeskChange = { ...(isPlaceTaken && place), ...(isAssigneeTaken && { assigneeId }) };
  return {
    send: isEmpty(send) ? null : coalesced(current, {}, send),
    conflict: isEmpty(conflict) ? null : coalesced(current, {}, conflict),
  };
}
