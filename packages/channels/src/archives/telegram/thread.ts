import { textOf } from '../../http/json.js';
import type { ArchiveThread, SkipReason } from '../types.js';
import { idTextOf } from './message.js';

export interface TelegramChat {
  readonly thread: ArchiveThread;
  /** Why none of its messages are imported, or `null`. */
  readonly skipped: SkipReason | null;
}

const SKIPPED: ReadonlyMap<string, SkipReason> = new Map([
  ['saved_messages', 'notes'],
  ['private_channel', 'broadcast'],
  ['public_channel', 'broadcast'],
]);

/** Reads `name`, `type` and `id` of a chat. */
export function chatOf(fields: ReadonlyMap<string, unknown>): TelegramChat {
  const type = textOf(fields, 'type') ?? '';
  const name = textOf(fields, 'name');
  const id = idTextOf(fields.get('id')) ?? name ?? '';
  const isGroup = /group/u.test(type);
  return {
    skipped: SKIPPED.get(type) ?? null,
    thread: {
      key: `${isGroup ? 'group' : 'chat'} ${id}`,
      name: isGroup ? name : null,
      isGroup,
      groupId: isGroup ? botIdOf(type, id) : null,
      other: isGroup ? null : { id: `user${id}`, name },
      isAutomatic: type === 'bot_chat',
    },
  };
}

/** The number by which bots name a group: negative, and of a supergroup behind -100. */
const botIdOf = (type: string, id: string): string => (type.endsWith('supergroup') ? `-100${id}` : `-${id}`);
