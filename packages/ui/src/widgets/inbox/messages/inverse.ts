import type { MessageUpdate } from '@concordia/api-client';
import type { DeskChange } from './completedMessages';
import type { DeskItem } from './deskItem';

export interface Batch {
  readonly messages: readonly DeskItem[];
  readonly change: MessageUpdate;
}

/**
 * The inverse of a change: the former values of exactly the changed fields.
 *
 * @param before the message as it was.
 */
export function inverseOf(before: DeskItem, change: MessageUpdate): MessageUpdate {
  // Moving a snoozed message wakes it, so undoing the move snoozes it again.
  const changesSnooze = change.snooze !== undefined || (change.status !== undefined && before.snooze !== null);
  return {
    ...(change.status !== undefined && { status: before.status }),
    ...(change.isRead !== undefined && { isRead: before.isRead }),
    ...(change.isUrgent !== undefined && { isUrgent: before.isUrgent }),
    ...(change.assigneeId !== undefined && { assigneeId: before.assigneeId }),
    ...(changesSnooze && { snooze: before.snooze }),
  };
}

/** A message after a change, as the server will return it. */
export function changed<Kind extends DeskItem>(message: Kind, made: DeskChange): Kind {
  const { reopen: _, ...change } = made;
  const wakes = change.status !== undefined && change.snooze === undefined;
  return { ...message, ...change, ...(wakes && { snooze: null }) };
}

/** The inverse of a change to several messages, in as few batches as possible. */
export function inverseBatches(before: readonly DeskItem[], change: MessageUpdate): readonly Batch[] {
  const batches = new Map<string, { messages: DeskItem[]; change: MessageUpdate }>();
  for (const message of before) {
    const inverse = inverseOf(message, change);
    const key = JSON.stringify(inverse);
    const batch = batches.get(key);
    const after = changed(message, change);
    if (batch === undefined) batches.set(key, { messages: [after], change: inverse });
    else batch.messages.push(after);
  }
  return [...batches.values()];
}
