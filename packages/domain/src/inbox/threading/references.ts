/** What a message says about its place among others: the ids of its envelope, without angle brackets. */
export interface ThreadLinks {
  /** `null` when it has none, as old and broken programs send. */
  readonly messageId: string | null;
  /** Usually one; some programs list several. */
  readonly inReplyTo: readonly string[];
  /** From the first of the conversation to the parent. */
  readonly references: readonly string[];
}

/** A message in a conversation of thousands can drag all their ids along; the first and the last tell where it belongs. */
const MOST_REFERENCES = 100;

/**
 * The ids in the text of a References or In-Reply-To header, in order, without repetition.
 *
 * Programs write phone numbers, names and dates there too: only what stands in angle brackets counts, or a bare word with an @ in it.
 */
export function parseMessageIds(header: string): string[] {
  const bracketed = header.match(/<[^<>\s]+>/gu);
  const found = bracketed?.map((id) => id.slice(1, -1)) ?? header.match(/[^\s<>,;"']+@[^\s<>,;"']+/gu) ?? [];
  return [...new Set(found)];
}

/** Every id that a message mentions, its own first, the nearest relatives next; at most about a hundred. */
export function mentionedIds(links: ThreadLinks): string[] {
  const { references } = links;
  const kept =
    references.length <= MOST_REFERENCES
      ? references
      : [...references.slice(0, MOST_REFERENCES / 2), ...references.slice(-MOST_REFERENCES / 2)];
  const own = links.messageId === null ? [] : [links.messageId];
  return [...new Set([...own, ...links.inReplyTo, ...kept])].filter((id) => id !== '');
}
