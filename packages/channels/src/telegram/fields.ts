import type { JsonFields } from '../http/json.js';

/** An id as a string, whether it was a number or (beyond 2^53) a string; `null` for anything else. */
export function idOf(fields: JsonFields | null, name: string): string | null {
  const value = fields?.get(name);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  return typeof value === 'string' && /^-?\d{1,20}$/.test(value) ? value : null;
}

/**
 * Makes an id of a chat and the message's number in it.
 *
 * @param business the connection of a business account, by which a reply goes out in its name; `null` for the bot's own chats.
 */
export type MakeMessageId = (chat: string, message: string, business?: string | null) => string;

/** A message id unique across chats: Telegram numbers messages per chat. */
export const messageIdOf: MakeMessageId = (chat, message, business = null) =>
  business === null ? `${chat}:${message}` : `${chat}:${message}:${business}`;

/** Two bots number their messages with the same person independently, so the ids of a channel's further bots name the bot, too. */
export const messageIdsOfBot =
  (bot: string): MakeMessageId =>
  (chat, message, business) =>
    `${bot}/${messageIdOf(chat, message, business)}`;

/** Reads {@link messageIdOf}, whichever bot it names. */
export function messagePlaceOf(messageId: string) {
  const [, chat, message, business = null] = /^(?:\d+\/)?(-?\d+):(\d+)(?::([\w-]{1,200}))?$/.exec(messageId) ?? [];
  return chat === undefined || message === undefined ? null : { chat, message, business };
}
