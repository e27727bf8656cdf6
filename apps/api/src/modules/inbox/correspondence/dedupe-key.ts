import { createHash } from 'node:crypto';

/** The deduplication key of a message with a stable id: SHA-256 in hex, as for email. */
export const dedupeKeyOf = (name: string): string => createHash('sha256').update(name).digest('hex');
