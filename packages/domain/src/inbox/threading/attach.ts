import { mentionedIds, type ThreadLinks } from './references.js';

export interface Attachment {
  /** The conversation it joins; `null` if it starts one. */
  readonly conversationId: string | null;
  /** Conversations that the message connects: they merge into `conversationId`. */
  readonly merged: readonly string[];
  /**
   * All ids that the message mentions, including those of unknown messages. Store each with its conversation, so that a sibling or a late parent
   * finds it in any order of arrival.
   */
  readonly ids: readonly string[];
}

/**
 * The incremental form of {@link groupConversations}: messages arrive one at a time, in any order, and the result is the same.
 *
 * @param lookup the conversation stored for a message id, if any.
 * @returns the smallest id if several conversations match: with version 7 UUIDs the oldest, whatever the order of arrival.
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
