/** What marks a message as ours in its echo, before its key. */
const MARK = 'concordia:';

/** What is sent along with a message, at most 1,000 characters, and comes back in its echo. */
export const metadataOf = (idempotencyKey: string): string => `${MARK}${idempotencyKey}`;

/** The key in the metadata of an echo, empty in a later part of a message; `null` when the message is not ours. */
export const keyOf = (metadata: string | null): string | null =>
  metadata?.startsWith(MARK) === true ? metadata.slice(MARK.length) : null;
