import type { Message, MessageUpdate, Stats } from '@concordia/api-client';
import { changed } from './inverse';

/** A change by the user that the loaded lists do not show yet: pending, or just accepted. */
export interface Edit {
  readonly message: Message;
  readonly change: MessageUpdate;
}

/** Edits by message id. Edits of the same message are merged; the newest value applies. */
export type Edits = ReadonlyMap<string, Edit>;

export const NO_EDITS: Edits = new Map();

/** The order of every list: newest first, then by id, which is also chronological. */
export function newestFirst(a: Message, b: Message): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id === b.id ? 0 : a.id < b.id ? 1 : -1;
}

/** Applies the edits to a message. Returns the same object if none concerns it. */
export function amend<Kind extends Message>(message: Kind, edits: Edits): Kind {
  const edit = edits.get(message.id);
  return edit === undefined ? message : changed(message, edit.change);
}

/**
 * Applies the edits to a list: amends its messages, removes those that no longer belong and inserts those that now do, in order.
 *
 * @param items newest first, as loaded.
 * @param belongs which messages are in this list.
 * @param isWhole whether `items` is complete. Otherwise a message older than the last item belongs to a page not loaded yet.
 * @returns `items` itself if nothing changes.
 */
export function amendList(
  items: readonly Message[],
  edits: Edits,
  belongs: (message: Message) => boolean,
  isWhole: boolean,
): readonly Message[] {
  if (edits.size === 0) return items;
  const kept: Message[] = [];
  const present = new Set<string>();
  for (const item of items) {
    const edit = edits.get(item.id);
    if (edit === undefined) {
      kept.push(item);
      continue;
    }
    present.add(item.id);
    const amended = amend(item, edits);
    if (belongs(amended)) kept.push(amended);
  }
  const last = items.at(-1);
  const added = [...edits.values()]
    .filter(({ message }) => !present.has(message.id))
    .map(({ message }) => amend(message, edits))
    .filter((message) => belongs(message) && (isWhole || (last !== undefined && newestFirst(message, last) < 0)));
  if (added.length === 0) return kept;
  return [...kept, ...added].sort(newestFirst);
}

const isThere = (message: Message) => message.snooze === null;
const isUnread = (message: Message) => isThere(message) && message.direction === 'inbound' && !message.isRead;
const isUrgent = (message: Message) => isThere(message) && message.isUrgent === 1 && message.status !== 'completed';
const step = (was: boolean, is: boolean) => Number(is) - Number(was);

/** The counters after a change. Never below zero, since another window's change may be counted already. Snoozed messages are not counted. */
export function amendStats(stats: Stats, before: readonly Message[], change: MessageUpdate): Stats {
  const byStatus = { ...stats.byStatus };
  let { unread, urgent } = stats;
  for (const message of before) {
    const after = changed(message, change);
    if (isThere(message)) byStatus[message.status] = Math.max(0, byStatus[message.status] - 1);
    if (isThere(after)) byStatus[after.status] += 1;
    unread = Math.max(0, unread + step(isUnread(message), isUnread(after)));
    urgent = Math.max(0, urgent + step(isUrgent(message), isUrgent(after)));
  }
  return { ...stats, unread, urgent, byStatus };
}
