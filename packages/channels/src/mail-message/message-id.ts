import { createHash } from 'node:crypto';

/**
 * The Message-ID of a sending, without angle brackets: the same for the same key, so that a repeated attempt is one message to the
 * recipient's server, and an answer to it finds its conversation.
 *
 * @param address ours; its domain makes the right side (RFC 5322, 3.6.4).
 */
export function messageIdFor(idempotencyKey: string, address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return `${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32)}@${domain}`;
}

/** `<left@right>` of what stands with or without brackets. */
export const bracketed = (messageId: string): string => `<${bare(messageId)}>`;

/** Without brackets, spaces and what would end a header's line. */
export const bare = (messageId: string): string => messageId.replace(/[\u0000-\u0020<>\u007f]/g, '');
