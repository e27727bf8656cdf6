import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../../http/json.js';
import { messageKey, type Repeats } from '../message-key.js';
import type { ArchiveFile, ArchiveItem, ArchivePerson, ArchiveReaction, ArchiveThread } from '../types.js';
import { repaired } from './mojibake.js';

export interface MetaChat {
  readonly product: 'instagram' | 'facebook';
  /** The folder of the thread, which names it in every export. */
  readonly thread: string;
  /** Ourselves included. */
  readonly people: readonly ArchivePerson[];
  readonly title: string | null;
  readonly repeats: Repeats;
}

const FILES = ['photos', 'videos', 'audio_files', 'gifs', 'files', 'media'] as const;

export function messageOf(message: JsonFields, chat: MetaChat): ArchiveItem {
  if (message.get('is_unsent') === true || message.get('isUnsent') === true) {
    return { kind: 'skipped', reason: 'deleted', ours: null };
  }
  const author = wordsOf(message, 'sender_name') ?? wordsOf(message, 'senderName');
  const at = numberOf(message, 'timestamp_ms') ?? numberOf(message, 'timestamp');
  if (author === null) return { kind: 'problem', code: 'record_incomplete' };
  if (at === null) return { kind: 'problem', code: 'record_undated' };
  const files = filesOf(message);
  const text = textOfMessage(message);
  if (isNotice(message) || (text === '' && files.length === 0)) {
    return { kind: 'skipped', reason: 'service', ours: null };
  }
  const { product, thread, repeats } = chat;
  return {
    kind: 'message',
    thread: threadOf(chat),
    author: { id: author, name: author },
    others: chat.people.filter(({ id }) => id !== author),
    key: messageKey(product, thread, author, at, text, repeats.next(String(at), `${author} ${text}`)),
    providerId: null,
    at,
    subject: null,
    text,
    files,
    reactions: reactionsOf(message),
    inReplyTo: null,
  };
}

function threadOf({ thread, people, title }: MetaChat): ArchiveThread {
  const isGroup = people.length > 2;
  return {
    key: `thread ${thread}`,
    name: isGroup ? title : null,
    isGroup,
    groupId: null,
    other: null,
    isAutomatic: false,
  };
}

/** Calls, joins and "Liked a message", which the archive writes like messages. */
function isNotice(message: JsonFields): boolean {
  const type = textOf(message, 'type');
  if (type !== null && /^(?:call|subscribe|unsubscribe|placeholder)$/iu.test(type)) return true;
  const text = wordsOf(message, 'content') ?? '';
  return message.has('call_duration') || /^(?:liked a message|reacted \S+ to your message\s*)$/iu.test(text.trim());
}

function textOfMessage(message: JsonFields): string {
  const share = fieldOf(message, 'share');
  const said = wordsOf(message, 'content') ?? wordsOf(message, 'text') ?? '';
  const link = wordsOf(share, 'link');
  // With a share, the text may only say that something was sent.
  const isFiller = share !== null && /\bsent an attachment\.$/iu.test(said);
  return [isFiller ? null : said, wordsOf(share, 'share_text'), said.includes(link ?? '\0') ? null : link]
    .filter(Boolean)
    .join('\n')
    .trim();
}

function filesOf(message: JsonFields): ArchiveFile[] {
  const sticker = fieldOf(message, 'sticker');
  const all = [...FILES.flatMap((field) => listOf(message, field)), ...(sticker === null ? [] : [sticker])];
  return all.flatMap((file) => {
    const uri = wordsOf(file, 'uri');
    if (uri === null) return [];
    const name = uri.replace(/[?#].*$/u, '').replace(/^.*\//u, '');
    return [{ path: /^https?:/u.test(uri) ? null : uri, name, contentType: null }];
  });
}

function reactionsOf(message: JsonFields): ArchiveReaction[] {
  return listOf(message, 'reactions').flatMap((reaction) => {
    const emoji = wordsOf(reaction, 'reaction');
    const actor = wordsOf(reaction, 'actor');
    return emoji === null || actor === null ? [] : [{ by: { id: actor, name: actor }, emoji }];
  });
}

function wordsOf(fields: JsonFields | null, name: string): string | null {
  const text = textOf(fields, name);
  return text === null ? null : repaired(text);
}
