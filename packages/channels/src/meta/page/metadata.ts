/** Marks a message as ours in its echo, before its key. */
const MARK = 'concordia:';

/** Metadata sent with a message, at most 1,000 characters, and returned in its echo. */
export const metadataOf = (idempotencyKey: string): string => `${MARK}${idempotencyKey}`;

/** The key in the metadata of an echo, empty for later parts of a message; `null` if the message is not ours. */
export const keyOf = (metadata: string | null): string | null =>
  metadata?.startsWith(MARK) === true ? metadata.slice(MARK.length) : null;
