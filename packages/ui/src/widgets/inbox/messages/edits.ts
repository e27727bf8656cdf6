import type { MessageUpdate, Stats } from '@concordia/api-client';
import type { DeskChange } from './completedMessages';
import { type DeskItem, isUnread } from './deskItem';
import { changed } from './inverse';

/** A change by the user that the loaded lists do not show yet: pending, or just accepted. */
export interface Edit {
  readonly message: DeskItem;
  readonly change: DeskChange;
}

/** Edits by message id. Edits of the same message are merged; the newest value applies. */
export type Edits = ReadonlyMap<string, Edit>;

export const NO_EDITS: Edits = new Map();

/** The order of every list: newest first, then by id, which is also chronological. */
export function newestFirst(a: DeskItem, b: DeskItem): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id === b.id ? 0 : a.id < b.id ? 1 : -1;
}

/** Applies the edits to a message. Returns the same object if none concerns it. */
export function amend<Kind extends DeskItem>(message: Kind, edits: Edits): Kind {
  const edit = edits.get(message.id);
  return edit === undefined ? message : changed(message, edit.change);
}

/**
 * Applies the edits to a list: amends its messages, removes those that no longer belong and inserts those that now do, in order.
 *
 * @param items newest first, as loaded.
 * @param belongs which messages are in this list.
 * @param isWhole whether `items` is complete. Otherwise a message older than the last item belongs to a page not loaded yet.
 * @param inserts whether `belongs` suffices to insert a message; for a search, only the server knows.
 * @returns `items` itself if nothing changes.
 */
export function amendList(
  items: readonly DeskItem[],
  edits: Edits,
  belongs: (message: DeskItem) => boolean,
  isWhole: boolean,
  inserts = true,
): readonly DeskItem[] {
  if (edits.size === 0) return items;
  const kept: DeskItem[] = [];
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
  if (!inserts) return kept;
  const last = items.at(-1);
  const added = [...edits.values()]
    .filter(({ message }) => !present.has(message.id))
    .map(({ message }) => amend(message, edits))
    .filter((message) => belongs(message) && (isWhole || (last !== undefined && newestFirst(message, last) < 0)));
  if (added.length === 0) return kept;
  return [...kept, ...added].sort(newestFirst);
}

const isThere = (message: DeskItem) => message.snooze === null;
const isWaiting = (message: DeskItem) => isThere(message) && isUnread(message);
const isUrgent = (message: DeskItem) => isThere(message) && message.isUrgent === 1 && message.status !== 'completed';
const step = (was: boolean, is: boolean) => Number(is) - Number(was);

type Counts = Pick<Stats, 'unread' | 'urgent' | 'byStatus'>;

/**
 * The counters after a change of messages or conversations. Never below zero, since another window's change may be counted already. Snoozed ones are
 * not counted.
 */
export function amendStats(stats: Stats, before: readonly DeskItem[], change: MessageUpdate): Stats {
  const messages = before.filter(({ conversation }) => conversation === undefined);
  const conversations = before.filter(({ conversation }) => conversation !== undefined);
  return {
    ...stats,
    ...countsAfter(stats, messages, change),
    conversations: countsAfter(stats.conversations, conversations, change),
  };
}

function countsAfter(counts: Counts, before: readonly DeskItem[], change: MessageUpdate): Counts {
  const byStatus = { ...counts.byStatus };
  let { unread, urgent } = counts;
  for (const item of before) {
    const after = changed(item, change);
    if (isThere(item)) byStatus[item.status] = Math.max(0, byStatus[item.status] - 1);
    if (isThere(after)) byStatus[after.status] += 1;
    unread = Math.max(0, unread + step(isWaiting(item), isWaiting(after)));
    urgent = Math.max(0, urgent + step(isUrgent(item), isUrgent(after)));
  }
  return { unread, urgent, byStatus };
}
