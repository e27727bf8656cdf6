import { createHash } from 'node:crypto';

/** The dedupe key of a message that has a name of its own: SHA-256 in hex, as mail has it. */
export const dedupeKeyOf = (name: string): string => createHash('sha256').update(name).digest('hex');
