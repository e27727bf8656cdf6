/** The threading ids in a message's headers, without angle brackets. */
export interface ThreadLinks {
  /** `null` if missing, as from old and broken programs. */
  readonly messageId: string | null;
  /** Usually one; some programs list several. */
  readonly inReplyTo: readonly string[];
  /** From the first message of the conversation to the parent. */
  readonly references: readonly string[];
}

/** Bounds the ids of a conversation of thousands; the first and the last suffice. */
const MOST_REFERENCES = 100;

/**
 * The ids in a References or In-Reply-To header, in order, without duplicates.
 *
 * Programs also write phone numbers, names and dates there, so only text in angle brackets counts, or a bare word with an @.
 */
export function parseMessageIds(header: string): string[] {
  const bracketed = header.match(/<[^<>\s]+>/gu);
  const found = bracketed?.map((id) => id.slice(1, -1)) ?? header.match(/[^\s<>,;"']+@[^\s<>,;"']+/gu) ?? [];
  return [...new Set(found)];
}

/** Every id that a message mentions: its own, then the nearest relatives; at most about a hundred. */
export function mentionedIds(links: ThreadLinks): string[] {
  const { references } = links;
  const kept =
    references.length <= MOST_REFERENCES
      ? references
      : [...references.slice(0, MOST_REFERENCES / 2), ...references.slice(-MOST_REFERENCES / 2)];
  const own = links.messageId === null ? [] : [links.messageId];
  return [...new Set([...own, ...links.inReplyTo, ...kept])].filter((id) => id !== '');
}
