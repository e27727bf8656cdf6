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

/** In characters. Longer ids are no ids. */
const LONGEST_ID = 900;

/**
 * The ids in a Message-ID, References or In-Reply-To header, in order, without duplicates and angle brackets.
 *
 * Programs also write names, dates and comments there, fold an id over two lines, and forget the brackets or the space between two ids. Text in angle
 * brackets counts, else bare words with an @.
 */
export function parseMessageIds(header: string): string[] {
  const found = idsIn(withoutComments(header));
  return found.length > 0 ? found : idsIn(header);
}

function idsIn(text: string): string[] {
  const bracketed = [...text.matchAll(/<([^<>]{1,1000})>/gu)].map(([, id = '']) => id.replace(/\s+/gu, ''));
  const found = bracketed.length > 0 ? bracketed : (text.match(/[^\s<>()[\],;"']+@[^\s<>(),;"']+/gu) ?? []);
  return [...new Set(found)].filter((id) => id !== '' && id.length <= LONGEST_ID);
}

/** Drops comments in parentheses (RFC 5322, 3.2.2) outside of angle brackets, where a parenthesis belongs to the id. */
const withoutComments = (header: string): string =>
  header.replace(/<[^<>]*>|\([^()]{0,500}\)/gu, (part) => (part.startsWith('<') ? part : ' '));

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
