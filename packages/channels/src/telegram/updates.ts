import { SECOND } from '@concordia/domain';
import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../http/json.js';
import type { ConsentEvent, EditEvent, IdentityEvent, InboundEvent, ReactionEvent } from '../port/adapter.js';
import { filesOf, hasContent, textOfMessage } from './content.js';
import { idOf, messageIdOf } from './fields.js';

export type Base = Pick<InboundEvent, 'id' | 'account'> & { readonly channel: 'telegram' };

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

export function messageEventOf(
  base: Base,
  message: JsonFields | null,
): InboundEvent | IdentityEvent | 'ignored' | null {
  const place = placeOf(message);
  if (place === null) return null;
  const { chat, at } = place;
  const movedTo = idOf(message, 'migrate_to_chat_id');
  if (movedTo !== null) return { ...base, kind: 'identity', at, from: chat, to: movedTo };
  // Service messages (somebody joined, the group photo changed, a call ended): nobody wrote.
  if (!hasContent(message)) return 'ignored';
  const answered = idOf(fieldOf(message, 'reply_to_message'), 'message_id');
  return {
    ...base,
    kind: 'message',
    at,
    messageId: messageIdOf(chat, place.message),
    from: chat,
    name: nameOf(fieldOf(message, 'chat')),
    subject: null,
    text: textOfMessage(message),
    files: filesOf(message),
    inReplyTo: answered === null ? null : messageIdOf(chat, answered),
    isAutomatic: fieldOf(message, 'from')?.get('is_bot') === true,
  };
}

export function editOf(base: Base, message: JsonFields | null): EditEvent | null {
  const place = placeOf(message, 'edit_date');
  if (place === null) return null;
  const messageId = messageIdOf(place.chat, place.message);
  return { ...base, kind: 'edit', at: place.at, messageId, text: textOfMessage(message) };
}

/** Uses the first remaining reaction: updates list all reactions of a person, and people rarely set two. */
export function reactionOf(base: Base, update: JsonFields | null): ReactionEvent | 'ignored' | null {
  const place = placeOf(update);
  if (place === null || !Array.isArray(update?.get('new_reaction'))) return null;
  const reactions = listOf(update, 'new_reaction');
  const emoji = reactions.map((reaction) => textOf(reaction, 'emoji')).find((one) => one !== null) ?? null;
  // A custom emoji, which has no character.
  if (emoji === null && reactions.length > 0) return 'ignored';
  const messageId = messageIdOf(place.chat, place.message);
  return { ...base, kind: 'reaction', at: place.at, messageId, from: place.chat, emoji };
}

/** A contact blocked or unblocked the bot. */
export function consentOf(base: Base, update: JsonFields | null): ConsentEvent | 'ignored' | null {
  const chat = fieldOf(update, 'chat');
  const from = idOf(chat, 'id');
  const date = numberOf(update, 'date');
  const status = textOf(fieldOf(update, 'new_chat_member'), 'status');
  if (from === null || date === null || status === null) return null;
  if (textOf(chat, 'type') !== 'private') return 'ignored';
  if (status === 'kicked') {
    return { ...base, kind: 'consent', at: date * SECOND, from, consent: 'opted_out', by: 'blocked' };
  }
  if (status !== 'member') return 'ignored';
  return { ...base, kind: 'consent', at: date * SECOND, from, consent: 'opted_in', by: 'unblocked' };
}
