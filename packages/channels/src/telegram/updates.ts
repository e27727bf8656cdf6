import { SECOND } from '@concordia/domain';
import { fieldOf, fieldsOf, type JsonFields, listOf, numberOf, textOf } from '../http/json.js';
import { noteOf } from '../http/notes.js';
import {
  type ConsentEvent,
  type DeletionEvent,
  type EditEvent,
  type IdentityEvent,
  type IgnoredEvent,
  type InboundEvent,
  ignored,
  type ReactionEvent,
} from '../port/adapter.js';
import { filesOf, textOfMessage } from './content.js';
import { idOf, type MakeMessageId } from './fields.js';
import { notesOf, placeholderOf } from './notes.js';

export type Base = Pick<InboundEvent, 'id' | 'account'> & { readonly channel: 'telegram' };

/** What an update does not say about itself. */
export interface Reading {
  /** When it was first received, in ms since the epoch: some updates carry no time. */
  readonly at: number;
  readonly makeId: MakeMessageId;
}

interface Place {
  readonly chat: string;
  readonly message: string;
  /** ms since the epoch. */
  readonly at: number;
}

/** Chat and time of a message; `null` if the update lacks them. */
function placeOf(fields: JsonFields | null, time: 'date' | 'edit_date' = 'date'): Place | null {
  const chat = idOf(fieldOf(fields, 'chat'), 'id');
  const message = idOf(fields, 'message_id');
  const date = numberOf(fields, time);
  return chat === null || message === null || date === null || date < 0 ? null : { chat, message, at: date * SECOND };
}

function nameOf(chat: JsonFields | null): string | null {
  const name = [textOf(chat, 'first_name'), textOf(chat, 'last_name')].filter((part) => part !== null).join(' ');
  return textOf(chat, 'title') ?? (name === '' ? null : name);
}

/** Who wrote in a group; `null` in a private chat, where the contact did. */
function authorOf(message: JsonFields): string | null {
  if (textOf(fieldOf(message, 'chat'), 'type') === 'private') return null;
  return nameOf(fieldOf(message, 'sender_chat')) ?? nameOf(fieldOf(message, 'from'));
}

/** A message to the bot, or of a chat of the business account that the bot is connected to. */
export function messageEventOf(
  base: Base,
  message: JsonFields | null,
  { makeId }: Reading,
): InboundEvent | IdentityEvent | null {
  const place = placeOf(message);
  if (place === null || message === null) return null;
  const { chat, at } = place;
  const movedTo = idOf(message, 'migrate_to_chat_id');
  if (movedTo !== null) return { ...base, kind: 'identity', at, from: chat, to: movedTo };
  const answered = idOf(fieldOf(message, 'reply_to_message'), 'message_id');
  const business = textOf(message, 'business_connection_id');
  const [text, files, notes] = [textOfMessage(message), filesOf(message), notesOf(message)];
  const isEmpty = text === '' && files.length === 0 && notes.length === 0;
  const author = authorOf(message);
  return {
    ...base,
    kind: 'message',
    at,
    messageId: makeId(chat, place.message, business),
    // In a private chat of the business account, whoever is not the contact writes for us.
    ...(business !== null && idOf(fieldOf(message, 'from'), 'id') !== chat && { direction: 'outbound' }),
    from: chat,
    name: nameOf(fieldOf(message, 'chat')),
    ...(author !== null && { author }),
    subject: null,
    text,
    files,
    ...((isEmpty || notes.length > 0) && { notes: isEmpty ? [placeholderOf(message)] : notes }),
    inReplyTo: answered === null ? null : makeId(chat, answered, business),
    isAutomatic: business === null && fieldOf(message, 'from')?.get('is_bot') === true,
  };
}

/** An edit without words, such as a live location that moves, changes no text. */
export function editOf(base: Base, message: JsonFields | null, { makeId }: Reading): EditEvent | IgnoredEvent | null {
  const place = placeOf(message, 'edit_date');
  if (place === null) return null;
  const text = textOf(message, 'text') ?? textOf(message, 'caption');
  if (text === null) return ignored('progress');
  const messageId = makeId(place.chat, place.message, textOf(message, 'business_connection_id'));
  return { ...base, kind: 'edit', at: place.at, messageId, text };
}

/** `{ business_connection_id, chat, message_ids }`, one message at a time. Telegram tells no time of it. */
export function deletionOf(base: Base, update: JsonFields | null, { at, makeId }: Reading): DeletionEvent | null {
  const chat = idOf(fieldOf(update, 'chat'), 'id');
  const message = idOf(update, 'message_id');
  if (chat === null || message === null) return null;
  const messageId = makeId(chat, message, textOf(update, 'business_connection_id'));
  return { ...base, kind: 'deletion', at, messageId };
}

/** A pressed button below a message of ours: its label, or what it stands for. Telegram tells no time of it. */
export function buttonOf(
  base: Base,
  query: JsonFields | null,
  { at, makeId }: Reading,
): InboundEvent | IgnoredEvent | null {
  const id = textOf(query, 'id');
  const message = fieldOf(query, 'message');
  if (id === null) return null;
  const chat = idOf(fieldOf(message, 'chat'), 'id');
  const answered = idOf(message, 'message_id');
  // A message sent in inline mode belongs to no chat that we know.
  if (chat === null || answered === null) return ignored('no_chat');
  const data = textOf(query, 'data');
  const rows: unknown = fieldOf(message, 'reply_markup')?.get('inline_keyboard');
  const buttons = (Array.isArray(rows) ? rows : []).flatMap((row) => (Array.isArray(row) ? row.map(fieldsOf) : []));
  const pressed = buttons.find((button) => data !== null && textOf(button, 'callback_data') === data) ?? null;
  const isPrivate = textOf(fieldOf(message, 'chat'), 'type') === 'private';
  const presser = nameOf(fieldOf(query, 'from'));
  return {
    ...base,
    kind: 'message',
    at,
    messageId: `button:${id}`,
    from: chat,
    name: nameOf(fieldOf(message, 'chat')),
    ...(!isPrivate && presser !== null && { author: presser }),
    subject: null,
    text: '',
    notes: [noteOf('button', { title: textOf(pressed, 'text') ?? data ?? textOf(query, 'game_short_name') })],
    inReplyTo: makeId(chat, answered, textOf(message, 'business_connection_id')),
  };
}

/** Uses the first remaining reaction: updates list all reactions of a person, and people rarely set two. */
export function reactionOf(
  base: Base,
  update: JsonFields | null,
  { makeId }: Reading,
): ReactionEvent | IgnoredEvent | null {
  const place = placeOf(update);
  if (place === null || !Array.isArray(update?.get('new_reaction'))) return null;
  const reactions = listOf(update, 'new_reaction');
  const emoji = reactions.map((reaction) => textOf(reaction, 'emoji')).find((one) => one !== null) ?? null;
  // A custom emoji, which has no character.
  if (emoji === null && reactions.length > 0) return ignored('no_meaning');
  const messageId = makeId(place.chat, place.message);
  return { ...base, kind: 'reaction', at: place.at, messageId, from: place.chat, emoji };
}

/** A contact blocked or unblocked the bot. */
export function consentOf(base: Base, update: JsonFields | null): ConsentEvent | IgnoredEvent | null {
  const chat = fieldOf(update, 'chat');
  const from = idOf(chat, 'id');
  const date = numberOf(update, 'date');
  const status = textOf(fieldOf(update, 'new_chat_member'), 'status');
  if (from === null || date === null || status === null) return null;
  if (textOf(chat, 'type') !== 'private') return ignored('no_chat');
  if (status === 'kicked') {
    return { ...base, kind: 'consent', at: date * SECOND, from, consent: 'opted_out', by: 'blocked' };
  }
  if (status !== 'member') return ignored('no_chat');
  return { ...base, kind: 'consent', at: date * SECOND, from, consent: 'opted_in', by: 'unblocked' };
}
