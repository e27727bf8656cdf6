import { fieldOf, type JsonFields, listOf, textOf } from '../../http/json.js';
import { readableText } from '../../x/texts.js';
import { messageKey } from '../message-key.js';
import type { ArchiveFile, ArchiveItem, ArchiveReaction, ArchiveThread, ParseContext } from '../types.js';

const EMOJI: ReadonlyMap<string, string> = new Map([
  ['like', '❤️'],
  ['funny', '😂'],
  ['surprised', '😲'],
  ['sad', '😢'],
  ['agree', '👍'],
  ['disagree', '👎'],
  ['excited', '🔥'],
]);

/** One entry of a conversation: `messageCreate`, or somebody joining, leaving or renaming the group. */
export function eventOf(event: JsonFields, thread: ArchiveThread, { hasFile }: ParseContext): ArchiveItem {
  const message = fieldOf(event, 'messageCreate');
  if (message === null) return { kind: 'skipped', reason: 'service', ours: null };
  const id = textOf(message, 'id');
  const sender = textOf(message, 'senderId');
  if (id === null || sender === null) return { kind: 'problem', code: 'record_incomplete' };
  const at = Date.parse(textOf(message, 'createdAt') ?? '');
  if (Number.isNaN(at)) return { kind: 'problem', code: 'record_undated' };
  const files = filesOf(message, id, thread.isGroup, hasFile);
  const recipient = textOf(message, 'recipientId');
  return {
    kind: 'message',
    thread,
    author: { id: sender, name: null },
    others: recipient === null ? [] : [{ id: recipient, name: null }],
    key: messageKey('x', id),
    providerId: id,
    at,
    subject: null,
    text: textOfMessage(message, files.length > 0),
    files,
    reactions: reactionsOf(message),
    inReplyTo: null,
  };
}

function textOfMessage(message: JsonFields, hasFiles: boolean): string {
  const urls = listOf(message, 'urls').map((url) => ({
    url: textOf(url, 'url'),
    expanded_url: textOf(url, 'expanded'),
  }));
  // The short link of an attached file leads to the message itself.
  const own = urls.find(({ expanded_url }) => expanded_url?.includes('/messages/media/') === true)?.url ?? null;
  return readableText(textOf(message, 'text') ?? '', new Map([['urls', urls]]), hasFiles ? own : null);
}

/** Files are named after the message and the last part of their address. */
function filesOf(message: JsonFields, id: string, isGroup: boolean, hasFile: (path: string) => boolean): ArchiveFile[] {
  const urls = message.get('mediaUrls');
  if (!Array.isArray(urls)) return [];
  return urls.flatMap((url) => {
    if (typeof url !== 'string') return [];
    const name = url.replace(/[?#].*$/u, '').replace(/^.*\//u, '');
    const path = `data/direct_messages_${isGroup ? 'group_' : ''}media/${id}-${name}`;
    return [{ path: hasFile(path) ? path : null, name, contentType: null }];
  });
}

function reactionsOf(message: JsonFields): ArchiveReaction[] {
  return listOf(message, 'reactions').flatMap((reaction) => {
    const by = textOf(reaction, 'senderId');
    const key = textOf(reaction, 'reactionKey');
    return by === null || key === null ? [] : [{ by: { id: by, name: null }, emoji: EMOJI.get(key) ?? key }];
  });
}
