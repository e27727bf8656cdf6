import { fieldOf, type JsonFields, listOf, textOf } from '../../http/json.js';
import { messageKey } from '../message-key.js';
import type { ArchiveFile, ArchiveItem, ArchivePerson, ArchiveReaction } from '../types.js';
import { textOfEntities } from './entities.js';
import type { TelegramChat } from './thread.js';

/** A note in place of a path: "(File not included. Change data exporting settings to download.)". */
const NOT_INCLUDED = /^\(.*\)$/u;

/** Numbers and digit strings: exact JSON keeps large ids as strings. */
export const idTextOf = (value: unknown): string | null =>
  (typeof value === 'number' && Number.isSafeInteger(value)) || (typeof value === 'string' && /^-?\d+$/u.test(value))
    ? String(value)
    : null;

export function messageOf(message: JsonFields, { thread }: TelegramChat, at: number): ArchiveItem {
  const id = idTextOf(message.get('id'));
  const author = textOf(message, 'from_id');
  if (textOf(message, 'type') === 'service') return { kind: 'skipped', reason: 'service', ours: null };
  if (id === null || author === null) return { kind: 'problem', code: 'record_incomplete' };
  const replied = idTextOf(message.get('reply_to_message_id'));
  // Only groups number their messages alike for everyone; in private chats each account counts by itself.
  const providerIdOf = (number: string) => (thread.groupId === null ? null : `${thread.groupId}:${number}`);
  return {
    kind: 'message',
    thread,
    author: { id: author, name: textOf(message, 'from') },
    others: thread.other === null ? [] : [thread.other],
    key: messageKey('telegram', thread.key, id),
    providerId: providerIdOf(id),
    at,
    subject: null,
    text: textOfMessage(message),
    files: filesOf(message),
    reactions: reactionsOf(message),
    inReplyTo: replied === null ? null : providerIdOf(replied),
  };
}

function textOfMessage(message: JsonFields): string {
  const text = textOfEntities(message.get('text'));
  const contact = fieldOf(message, 'contact_information');
  const place = fieldOf(message, 'location_information');
  const poll = fieldOf(message, 'poll');
  const extra = [
    textOf(message, 'sticker_emoji'),
    contact === null
      ? null
      : [textOf(contact, 'first_name'), textOf(contact, 'last_name'), textOf(contact, 'phone_number')]
          .filter(Boolean)
          .join(' '),
    place === null ? null : `${String(place.get('latitude'))}, ${String(place.get('longitude'))}`,
    poll === null ? null : pollText(poll),
  ];
  const said = [text, ...extra].filter(Boolean).join('\n');
  const origin = textOf(message, 'forwarded_from');
  return origin === null ? said : `${origin}:\n${said}`;
}

const pollText = (poll: JsonFields): string =>
  [
    textOfEntities(poll.get('question')),
    ...listOf(poll, 'answers').map((answer) => `- ${textOfEntities(answer.get('text'))}`),
  ].join('\n');

function filesOf(message: JsonFields): ArchiveFile[] {
  const contentType = textOf(message, 'mime_type');
  return ['photo', 'file'].flatMap((field) => {
    const path = textOf(message, field);
    if (path === null || path === '') return [];
    const isIncluded = !NOT_INCLUDED.test(path);
    const inPath = isIncluded ? path.replace(/^.*\//u, '') : null;
    const name = textOf(message, 'file_name') ?? inPath ?? textOf(message, 'media_type') ?? field;
    return [{ path: isIncluded ? path : null, name, contentType: field === 'photo' ? 'image/jpeg' : contentType }];
  });
}

function reactionsOf(message: JsonFields): ArchiveReaction[] {
  return listOf(message, 'reactions').flatMap((reaction) => {
    const emoji = textOf(reaction, 'emoji');
    if (emoji === null) return [];
    return listOf(reaction, 'recent').flatMap((one) => {
      const id = textOf(one, 'from_id');
      const by: ArchivePerson | null = id === null ? null : { id, name: textOf(one, 'from') };
      return by === null ? [] : [{ by, emoji }];
    });
  });
}
