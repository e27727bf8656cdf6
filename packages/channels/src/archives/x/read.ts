import { fieldOf, fieldsOf, type JsonFields, jsonOf, textOf } from '../../http/json.js';
import { type JsonDecision, type JsonPath, jsonParts } from '../json/json-parts.js';
import type { ArchiveItem, ArchiveText, ArchiveThread, ParseContext } from '../types.js';
import { withoutAssignment } from './assignment.js';
import { eventOf } from './event.js';

/** Reads one file of an X archive: `data/direct-messages.js`, its parts, its groups, or `data/account.js`. */
export async function* readX(text: ArchiveText, context: ParseContext): AsyncGenerator<ArchiveItem> {
  if (/(?:^|\/)account\.js$/u.test(text.path)) return yield* accountOf(text);
  const isGroup = /group/u.test(text.path.replace(/^.*\//u, ''));
  let thread: ArchiveThread | null = null;
  for await (const part of jsonParts(withoutAssignment(text.open()), decisionOf)) {
    if (part.path.at(-1) === 'conversationId') {
      const id = part.text === null ? null : jsonOf(part.text);
      thread = typeof id === 'string' ? threadOf(id, isGroup, context) : null;
      continue;
    }
    const event = part.text === null ? null : fieldsOf(jsonOf(part.text));
    if (event === null) yield { kind: 'problem', code: 'record_too_large' };
    else if (thread === null) yield { kind: 'problem', code: 'record_incomplete' };
    else yield eventOf(event, thread, context);
  }
}

/** `[ { dmConversation: { conversationId, messages: [ … ] } } ]`. */
function decisionOf([, conversation, field, message]: JsonPath): JsonDecision {
  if (conversation === undefined) return 'enter';
  if (conversation !== 'dmConversation') return 'skip';
  if (field === undefined) return 'enter';
  if (field === 'messages') return message === undefined ? 'enter' : 'take';
  return field === 'conversationId' ? 'take' : 'skip';
}

/** The id of a conversation of two is both their ids, joined by a hyphen. */
function threadOf(id: string, isGroup: boolean, { owners }: ParseContext): ArchiveThread {
  const pair = isGroup ? null : /^(\d+)-(\d+)$/u.exec(id);
  const other =
    pair === null || owners.length === 0 ? null : (pair.slice(1).find((one) => !owners.includes(one)) ?? null);
  return {
    key: `${isGroup ? 'group' : 'chat'} ${id}`,
    name: null,
    isGroup,
    groupId: null,
    other: other === null ? null : { id: other, name: null },
    isAutomatic: false,
  };
}

/** `[ { account: { accountId, username, accountDisplayName } } ]`. */
async function* accountOf(text: ArchiveText): AsyncGenerator<ArchiveItem> {
  for await (const part of jsonParts(withoutAssignment(text.open()), (path) =>
    path.length === 0 ? 'enter' : 'take',
  )) {
    const account: JsonFields | null = fieldOf(part.text === null ? null : fieldsOf(jsonOf(part.text)), 'account');
    const id = textOf(account, 'accountId');
    if (id === null) continue;
    yield { kind: 'owner', person: { id, name: textOf(account, 'accountDisplayName') } };
  }
}
