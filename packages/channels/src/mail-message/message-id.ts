import { createHash } from 'node:crypto';

/**
 * The Message-ID of a send, without angle brackets: stable for a key, so that the recipient's server sees a retry as one message and a reply finds
 * its conversation.
 *
 * @param address ours; its domain is the right side (RFC 5322, 3.6.4).
 */
export function messageIdFor(idempotencyKey: string, address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return `${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32)}@${domain}`;
}

/** Normalizes to `<left@right>`, with or without brackets in the input. */
export const bracketed = (messageId: string): string => `<${bare(messageId)}>`;

/** Removes brackets, spaces and characters that would end a header line. */
export const bare = (messageId: string): string => messageId.replace(/[\u0000-\u0020<>\u007f]/g, '');
