import { mentionedIds, type ThreadLinks } from './references.js';

/** Where a new message belongs, given what is known so far. */
export interface Attachment {
  /** The conversation it joins; `null` when it starts one. */
  readonly conversationId: string | null;
  /** Other conversations that the message shows to be the same: they merge into `conversationId`. */
  readonly merged: readonly string[];
  /**
   * All ids that the message mentions. Each is to be remembered as belonging to its conversation, those of messages never seen included, so
   * that a sibling or a late parent finds it whatever the order in which they come.
   */
  readonly ids: readonly string[];
}

/**
 * The incremental form of {@link groupConversations}: messages come one at a time, in any order, and the result is the same.
 *
 * @param lookup the conversation that a message id is remembered under, if any.
 * @returns of several conversations the smallest id stays: with version 7 UUIDs that is the oldest, whatever the order of arrival.
 */
export function attachMessage(links: ThreadLinks, lookup: (messageId: string) => string | undefined): Attachment {
  const ids = mentionedIds(links);
  const known = new Set<string>();
  for (const id of ids) {
    const conversation = lookup(id);
    if (conversation !== undefined) known.add(conversation);
  }
  const [conversationId = null, ...merged] = [...known].toSorted();
  return { conversationId, merged, ids };
}
