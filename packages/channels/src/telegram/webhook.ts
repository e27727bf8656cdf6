import { timingSafeEqual } from 'node:crypto';
import { SECOND } from '@concordia/domain';
import { exactJsonOf } from '../http/exact-json.js';
import { fieldOf, fieldsOf, type JsonFields, jsonOf, numberOf, textOf } from '../http/json.js';
import type {
  ChannelEnvelope,
  ChannelEvent,
  IdentityEvent,
  RawWebhook,
  Verdict,
  WebhookHead,
} from '../port/adapter.js';
import { idOf } from './fields.js';
import { type Base, consentOf, editOf, messageEventOf, reactionOf } from './updates.js';

/** Checks the secret that we gave Telegram with our address (Bot API, `setWebhook`). */
export function verifyTelegram({ headers }: WebhookHead, secret: string): Verdict {
  const given = headers['x-telegram-bot-api-secret-token'];
  if (typeof given !== 'string' || secret === '') return 'forged';
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b) ? 'genuine' : 'forged';
}

/**
 * Splits a webhook, which is one update. A message from a person with a username yields an extra envelope before it. Contacts are stored by chat
 * number, and this envelope links those known only by username. It is identical each time, so it is processed once.
 *
 * @param bot the number of the bot, which is the account.
 */
export function splitTelegram({ body }: RawWebhook, bot: string): readonly ChannelEnvelope[] | null {
  const update = fieldsOf(exactJsonOf(new TextDecoder().decode(body)));
  const id = idOf(update, 'update_id');
  if (update === null || id === null) return null;
  const raw = JSON.stringify({ bot, update: Object.fromEntries(update) });
  const envelope = { id: `${bot}:${id}`, account: bot, raw };
  const named = nameEnvelope(bot, fieldOf(update, 'message'));
  return named === null ? [envelope] : [named, envelope];
}

function nameEnvelope(bot: string, message: JsonFields | null): ChannelEnvelope | null {
  const chat = fieldOf(message, 'chat');
  const chatId = idOf(chat, 'id');
  const name = textOf(chat, 'username');
  const date = numberOf(message, 'date');
  if (textOf(chat, 'type') !== 'private' || chatId === null || date === null) return null;
  if (name === null || !/^\w{1,64}$/.test(name)) return null;
  const id = `${bot}:name:${chatId}:${name.toLowerCase()}`;
  return { id, account: bot, raw: JSON.stringify({ bot, id, chat: chatId, name, date }) };
}

/** Reads the output of {@link splitTelegram}. */
export function parseTelegram(raw: string): ChannelEvent | 'ignored' | null {
  const envelope = fieldsOf(jsonOf(raw));
  const account = textOf(envelope, 'bot');
  if (account === null) return null;
  if (envelope?.has('name')) return identityOf(account, envelope);
  const update = fieldOf(envelope, 'update');
  const updateId = idOf(update, 'update_id');
  if (update === null || updateId === null) return null;
  const base: Base = { id: `${account}:${updateId}`, account, channel: 'telegram' };
  if (update.has('message')) return messageEventOf(base, fieldOf(update, 'message'));
  if (update.has('edited_message')) return editOf(base, fieldOf(update, 'edited_message'));
  if (update.has('message_reaction')) return reactionOf(base, fieldOf(update, 'message_reaction'));
  if (update.has('my_chat_member')) return consentOf(base, fieldOf(update, 'my_chat_member'));
  // Channel posts, votes, payments and unknown update types.
  return 'ignored';
}

function identityOf(account: string, envelope: JsonFields): IdentityEvent | null {
  const [id, chat, name] = [textOf(envelope, 'id'), textOf(envelope, 'chat'), textOf(envelope, 'name')];
  const date = numberOf(envelope, 'date');
  if (id === null || chat === null || name === null || date === null) return null;
  return { id, account, channel: 'telegram', at: date * SECOND, kind: 'identity', from: `@${name}`, to: chat };
}
