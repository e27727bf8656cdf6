import { timingSafeEqual } from 'node:crypto';
import { SECOND } from '@concordia/domain';
import { exactJsonOf } from '../http/exact-json.js';
import { fieldOf, fieldsOf, type JsonFields, jsonOf, numberOf, textOf } from '../http/json.js';
import {
  type ChannelEnvelope,
  type ChannelEvent,
  type IdentityEvent,
  type IgnoredEvent,
  type IgnoredReason,
  ignored,
  type RawWebhook,
  type Verdict,
  type WebhookHead,
} from '../port/adapter.js';
import { idOf, type MakeMessageId, messageIdOf } from './fields.js';
import {
  type Base,
  buttonOf,
  consentOf,
  deletionOf,
  editOf,
  messageEventOf,
  type Reading,
  reactionOf,
} from './updates.js';

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
 * Messages deleted together are one envelope each.
 *
 * @param bot the number of the bot, which is the account.
 * @param now some updates carry no time, so the time of first receipt is kept.
 */
export function splitTelegram({ body }: RawWebhook, bot: string, now: number): readonly ChannelEnvelope[] | null {
  const update = fieldsOf(exactJsonOf(new TextDecoder().decode(body)));
  const id = idOf(update, 'update_id');
  if (update === null || id === null) return null;
  const deleted = fieldOf(update, DELETED);
  if (deleted !== null) return deletionEnvelopes({ bot, id, now }, deleted);
  const raw = JSON.stringify({ bot, at: now, update: Object.fromEntries(update) });
  const envelope = { id: `${bot}:${id}`, account: bot, raw };
  const named = nameEnvelope(bot, fieldOf(update, 'message'));
  return named === null ? [envelope] : [named, envelope];
}

const DELETED = 'deleted_business_messages';

interface Received {
  readonly bot: string;
  readonly id: string;
  readonly now: number;
}

function deletionEnvelopes({ bot, id, now }: Received, deleted: JsonFields): readonly ChannelEnvelope[] | null {
  const ids: unknown = deleted.get('message_ids');
  if (!Array.isArray(ids)) return null;
  return ids.map((message: unknown) => {
    const one = { ...Object.fromEntries(deleted), message_ids: undefined, message_id: message };
    const raw = JSON.stringify({ bot, at: now, update: { update_id: id, [DELETED]: one } });
    return { id: `${bot}:${id}:${String(message)}`, account: bot, raw };
  });
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

type Parsed = ChannelEvent | IgnoredEvent | null;

/** Readers of updates by their field. */
const READERS: Readonly<Record<string, (base: Base, update: JsonFields | null, reading: Reading) => Parsed>> = {
  message: messageEventOf,
  business_message: messageEventOf,
  edited_message: editOf,
  edited_business_message: editOf,
  [DELETED]: deletionOf,
  callback_query: buttonOf,
  message_reaction: reactionOf,
  my_chat_member: consentOf,
};

/** Updates of other fields, and why they are not messages. What is new to us belongs to no chat that we could name. */
const IGNORED_UPDATES: ReadonlyMap<string, IgnoredReason> = new Map([
  ['channel_post', 'others'],
  ['edited_channel_post', 'others'],
  ['message_reaction_count', 'others'],
  ['chat_boost', 'others'],
  ['removed_chat_boost', 'others'],
  ['chat_member', 'others'],
]);

/** Reads the output of {@link splitTelegram}. */
export function parseTelegram(raw: string, makeId: MakeMessageId = messageIdOf): Parsed {
  const envelope = fieldsOf(jsonOf(raw));
  const account = textOf(envelope, 'bot');
  if (account === null) return null;
  if (envelope?.has('name')) return identityOf(account, envelope);
  const update = fieldOf(envelope, 'update');
  const updateId = idOf(update, 'update_id');
  if (update === null || updateId === null) return null;
  const deleted = idOf(fieldOf(update, DELETED), 'message_id');
  const id = deleted === null ? `${account}:${updateId}` : `${account}:${updateId}:${deleted}`;
  const base: Base = { id, account, channel: 'telegram' };
  const field = [...update.keys()].find((name) => name !== 'update_id') ?? '';
  const read = Object.hasOwn(READERS, field) ? READERS[field] : undefined;
  if (read === undefined) return ignored(IGNORED_UPDATES.get(field) ?? 'no_chat');
  return read(base, fieldOf(update, field), { at: numberOf(envelope, 'at') ?? 0, makeId });
}

function identityOf(account: string, envelope: JsonFields): IdentityEvent | null {
  const [id, chat, name] = [textOf(envelope, 'id'), textOf(envelope, 'chat'), textOf(envelope, 'name')];
  const date = numberOf(envelope, 'date');
  if (id === null || chat === null || name === null || date === null) return null;
  return { id, account, channel: 'telegram', at: date * SECOND, kind: 'identity', from: `@${name}`, to: chat };
}
