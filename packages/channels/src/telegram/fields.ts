import type { JsonFields } from '../http/json.js';

/** An id as a string, whether it was a number or (beyond 2^53) a string; `null` for anything else. */
export function idOf(fields: JsonFields | null, name: string): string | null {
  const value = fields?.get(name);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  return typeof value === 'string' && /^-?\d{1,20}$/.test(value) ? value : null;
}

/**
 * A message id unique across chats: Telegram numbers messages per chat.
 *
 * @param business the connection of a business account, by which a reply goes out in its name; `null` for the bot's own chats.
 */
export const messageIdOf = (chat: string, message: string, business: string | null = null): string =>
  business === null ? `${chat}:${message}` : `${chat}:${message}:${business}`;

/** Reads {@link messageIdOf}. */
export function messagePlaceOf(messageId: string) {
  const [, chat, message, business = null] = /^(-?\d+):(\d+)(?::([\w-]{1,200}))?$/.exec(messageId) ?? [];
  return chat === undefined || message === undefined ? null : { chat, message, business };
}
