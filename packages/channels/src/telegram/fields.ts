import type { JsonFields } from '../http/json.js';

/** An id as a string, whether it was a number or (beyond 2^53) a string; `null` for anything else. */
export function idOf(fields: JsonFields | null, name: string): string | null {
  const value = fields?.get(name);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  return typeof value === 'string' && /^-?\d{1,20}$/.test(value) ? value : null;
}

/** A message id unique across chats: Telegram numbers messages per chat. */
export const messageIdOf = (chat: string, message: string): string => `${chat}:${message}`;
