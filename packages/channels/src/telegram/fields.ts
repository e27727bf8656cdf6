import type { JsonFields } from '../http/json.js';

/** An id as text, whether it came as a number or, being beyond 2^53, as text; `null` for anything else. */
export function idOf(fields: JsonFields | null, name: string): string | null {
  const value = fields?.get(name);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  return typeof value === 'string' && /^-?\d{1,20}$/.test(value) ? value : null;
}

/** A message's id among all chats: within one chat alone its number says nothing. */
export const messageIdOf = (chat: string, message: string): string => `${chat}:${message}`;
