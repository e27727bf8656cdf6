import type { PlayedFile, PlayedMessage } from '../kit/peer.js';
import type { Chat } from './chats.js';

/** A placeholder for a number that JavaScript cannot hold, until the update is serialized. */
const BIG = '\u0000';

/** An update as Telegram writes it: ids are numbers of any length. */
export const updateText = (update: object): string =>
  JSON.stringify(update).replace(/"\\u0000(-?\d+)"/g, (_whole, digits: string) => digits);

const exact = (id: string): string => `${BIG}${id}`;

export const chatObject = ({ id, username }: Chat, name: string | null): object => ({
  id: exact(id),
  type: id.startsWith('-') ? 'supergroup' : 'private',
  ...(username !== null && { username }),
  ...(id.startsWith('-') ? { title: name ?? 'Group' } : { first_name: name ?? username ?? 'Somebody' }),
});

const personObject = ({ id, username }: Chat, name: string | null): object => ({
  id: exact(id.replace('-', '')),
  is_bot: false,
  first_name: name ?? username ?? 'Somebody',
  ...(username !== null && { username }),
});

/** @param at ms since the epoch. */
export function messageUpdate(
  updateId: number,
  messageId: number,
  chat: Chat,
  { name, text, inReplyTo }: PlayedMessage,
  at: number,
  file: { readonly id: string; readonly file: PlayedFile } | null,
): object {
  const date = Math.floor(at / 1_000);
  const answered = inReplyTo === null ? null : /(\d+)$/.exec(inReplyTo)?.[1];
  const answer = { message_id: Number(answered), date, chat: chatObject(chat, name) };
  return {
    update_id: updateId,
    message: {
      message_id: messageId,
      from: personObject(chat, name),
      chat: chatObject(chat, name),
      date,
      ...(file === null ? { text } : { ...(text !== '' && { caption: text }), document: documentObject(file) }),
      ...(answered !== null && answered !== undefined && { reply_to_message: answer }),
    },
  };
}

const documentObject = ({ id, file }: { readonly id: string; readonly file: PlayedFile }): object => ({
  file_id: id,
  file_unique_id: id.slice(0, 16),
  file_name: file.name,
  mime_type: file.contentType,
  file_size: file.content.byteLength,
});

/** @param at ms since the epoch. */
export const blockUpdate = (updateId: number, chat: Chat, at: number): object => ({
  update_id: updateId,
  my_chat_member: {
    chat: chatObject(chat, null),
    from: personObject(chat, null),
    date: Math.floor(at / 1_000),
    old_chat_member: { status: 'member' },
    new_chat_member: { status: 'kicked', until_date: 0 },
  },
});
