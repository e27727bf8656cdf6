import { SECOND } from '@concordia/domain';
import { exactJsonOf } from '../../http/exact-json.js';
import { fieldsOf, type JsonFields, textOf } from '../../http/json.js';
import { type JsonDecision, type JsonPath, jsonParts } from '../json/json-parts.js';
import type { ArchiveItem, ArchivePerson, ArchiveText, ParseContext } from '../types.js';
import { idTextOf, messageOf } from './message.js';
import { chatOf, type TelegramChat } from './thread.js';

/** Fields of a chat that come before its messages. */
const CHAT_FIELDS = new Set(['name', 'type', 'id']);

/** Reads `result.json` of Telegram Desktop: one chat, or the whole account. */
export async function* readTelegram(text: ArchiveText, context: ParseContext): AsyncGenerator<ArchiveItem> {
  let fields = new Map<string, unknown>();
  let place = '';
  let chat: TelegramChat | null = null;
  for await (const part of jsonParts(text.open(), decisionOf)) {
    if (part.path[0] === 'personal_information') {
      yield* accountOf(part.text);
      continue;
    }
    const at = part.path.slice(0, chatDepth(part.path)).join('.');
    if (at !== place) {
      fields = new Map();
      chat = null;
      place = at;
    }
    const name = String(part.path.at(chatDepth(part.path)) ?? '');
    if (name !== 'messages') {
      fields.set(name, part.text === null ? null : exactJsonOf(part.text));
      continue;
    }
    chat ??= chatOf(fields);
    const message = part.text === null ? null : fieldsOf(exactJsonOf(part.text));
    yield message === null ? tooLarge : itemOf(message, chat, context);
  }
}

const tooLarge = { kind: 'problem', code: 'record_too_large' } as const;

/** Chats stand at the top, or in the lists of current and left chats. */
const chatDepth = (path: JsonPath): number => (path[0] === 'chats' || path[0] === 'left_chats' ? 3 : 0);

function decisionOf(path: JsonPath): JsonDecision {
  const [first, second] = path;
  if (path.length === 0) return 'enter';
  if (first === 'personal_information') return 'take';
  if (first === 'chats' || first === 'left_chats') {
    if (path.length < 4) return path.length === 2 && second !== 'list' ? 'skip' : 'enter';
    return insideChat(path.slice(3));
  }
  return insideChat(path);
}

function insideChat([name, ...rest]: JsonPath): JsonDecision {
  if (name === 'messages') return rest.length === 0 ? 'enter' : 'take';
  return typeof name === 'string' && rest.length === 0 && CHAT_FIELDS.has(name) ? 'take' : 'skip';
}

/** Whose account it is. */
function* accountOf(text: string | null): Generator<ArchiveItem> {
  const account = text === null ? null : fieldsOf(exactJsonOf(text));
  const id = idTextOf(account?.get('user_id'));
  if (id === null) return;
  const name = [textOf(account, 'first_name'), textOf(account, 'last_name')].filter(Boolean).join(' ');
  yield { kind: 'owner', person: { id: `user${id}`, name: name || null } };
}

function itemOf(message: JsonFields, chat: TelegramChat, context: ParseContext): ArchiveItem {
  if (chat.skipped !== null) return { kind: 'skipped', reason: chat.skipped, ours: ownerOf(message, chat) };
  const date = instantOf(message, context);
  if (date === null) return { kind: 'problem', code: 'record_undated' };
  return messageOf(message, chat, date);
}

/** Only we write into our saved messages. */
function ownerOf(message: JsonFields, chat: TelegramChat): ArchivePerson | null {
  const id = chat.skipped === 'notes' && !message.has('forwarded_from') ? textOf(message, 'from_id') : null;
  return id === null ? null : { id, name: textOf(message, 'from') };
}

/** Older exports have only the local time. */
function instantOf(message: JsonFields, { instantOf: toInstant }: ParseContext): number | null {
  const seconds = Number(textOf(message, 'date_unixtime') ?? Number.NaN);
  if (Number.isSafeInteger(seconds) && seconds > 0) return seconds * SECOND;
  const local = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)/u.exec(textOf(message, 'date') ?? '');
  if (local === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = local.slice(1).map(Number);
  return toInstant({ year, month, day, hour, minute, second });
}
