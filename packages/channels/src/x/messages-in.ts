import { fieldOf, type JsonFields, textOf } from '../http/json.js';
import { joined, noteOf } from '../http/notes.js';
import {
  type IgnoredEvent,
  type InboundEvent,
  type IncomingFile,
  ignored,
  type ReceiptEvent,
} from '../port/adapter.js';
import { attachedFile, includedFiles } from './files.js';
import { personOf } from './people.js';
import { readableText } from './texts.js';

type Base = Pick<InboundEvent, 'id' | 'account' | 'channel'>;

/** ms since the epoch, as a decimal string. */
const instantOf = (fields: JsonFields, name: string): number | null => {
  const text = textOf(fields, name);
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
};

/**
 * A direct message in the older API's wrapper: `{type: 'message_create', message_create: {target, sender_id, message_data}}`.
 *
 * @param holder the object with the map `users`.
 */
export function wrappedMessage(
  base: Base,
  item: JsonFields,
  holder: JsonFields | null,
): InboundEvent | IgnoredEvent | null {
  // The older API tells of people joining or leaving without their conversation.
  if (textOf(item, 'type') !== 'message_create') return ignored('no_chat');
  const created = fieldOf(item, 'message_create');
  const data = fieldOf(created, 'message_data');
  const messageId = textOf(item, 'id');
  const sender = textOf(created, 'sender_id');
  const recipient = textOf(fieldOf(created, 'target'), 'recipient_id');
  const at = instantOf(item, 'created_timestamp');
  if (messageId === null || sender === null || recipient === null || data === null || at === null) return null;
  const isOurs = sender === base.account;
  const { handle, name } = personOf(holder, isOurs ? recipient : sender);
  const file = attachedFile(data);
  const link = textOf(fieldOf(fieldOf(data, 'attachment'), 'media'), 'url');
  return {
    ...base,
    at,
    kind: 'message',
    messageId,
    direction: isOurs ? 'outbound' : 'inbound',
    from: handle,
    name,
    subject: null,
    ...contentOf(
      readableText(textOf(data, 'text') ?? '', fieldOf(data, 'entities'), file === null ? null : link),
      file === null ? [] : [file],
    ),
    inReplyTo: null,
  };
}

/** A direct message in v2 form: `{id, event_type: 'MessageCreate', sender_id, dm_conversation_id, text, created_at}`. */
export function flatMessage(
  base: Base,
  payload: JsonFields,
  includes: JsonFields | null,
): InboundEvent | IgnoredEvent | null {
  const messageId = textOf(payload, 'id');
  const sender = textOf(payload, 'sender_id');
  const at = Date.parse(textOf(payload, 'created_at') ?? '');
  const type = textOf(payload, 'event_type') ?? '';
  if (type !== 'MessageCreate') return groupEvent(base, payload, includes, type);
  if (messageId === null || sender === null || Number.isNaN(at)) return null;
  const isOurs = sender === base.account;
  const conversation = textOf(payload, 'dm_conversation_id');
  const group = groupOf(conversation);
  const other = isOurs ? otherOf(conversation, base.account) : sender;
  if (other === null && group === null) return ignored('no_chat');
  const { handle: person, name: known } = personOf(includes, other ?? sender);
  const handle = group ?? person;
  const name = group === null ? known : null;
  return {
    ...base,
    at,
    kind: 'message',
    messageId,
    direction: isOurs ? 'outbound' : 'inbound',
    from: handle,
    name,
    ...(group !== null && !isOurs && { author: known ?? person }),
    subject: null,
    ...contentOf(
      readableText(textOf(payload, 'text') ?? '', fieldOf(payload, 'entities'), null),
      includedFiles(payload, includes),
    ),
    inReplyTo: null,
  };
}

/** A message without words and files holds something that X does not tell. */
const contentOf = (text: string, files: readonly IncomingFile[]) =>
  text === '' && files.length === 0 ? { text, files, notes: [noteOf('unsupported')] } : { text, files };

/** Marks a group conversation among handles. */
export const GROUP_PREFIX = 'group:';

/** A group's conversation has an id of its own. */
const groupOf = (conversation: string | null): string | null =>
  conversation !== null && /^\d{1,19}$/.test(conversation) ? `${GROUP_PREFIX}${conversation}` : null;

/** Somebody joined or left a group, or it changed: `ParticipantsJoin`, `ParticipantsLeave`, `ConversationNameUpdate`. */
function groupEvent(
  base: Base,
  payload: JsonFields,
  includes: JsonFields | null,
  type: string,
): InboundEvent | IgnoredEvent | null {
  const [id, group] = [textOf(payload, 'id'), groupOf(textOf(payload, 'dm_conversation_id'))];
  const at = Date.parse(textOf(payload, 'created_at') ?? '');
  if (group === null) return ignored('no_chat');
  if (id === null || Number.isNaN(at)) return null;
  const ids: unknown = payload.get('participant_ids');
  const people = (Array.isArray(ids) ? ids : [])
    .filter((one) => typeof one === 'string')
    .map((one) => personOf(includes, one));
  const title = joined([type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()]);
  const notes = [noteOf('group', { title, items: people.map(({ name, handle }) => name ?? handle) })];
  return {
    ...base,
    at,
    kind: 'message',
    messageId: id,
    direction: 'inbound',
    from: group,
    name: null,
    subject: null,
    text: '',
    notes,
    inReplyTo: null,
  };
}

/** A message of encrypted X Chat, which only the apps of its people can read. */
export function encryptedMessage(
  base: Base,
  payload: JsonFields,
  includes: JsonFields | null,
): InboundEvent | IgnoredEvent {
  const sender = textOf(payload, 'sender_id');
  const at = Date.parse(textOf(payload, 'created_at') ?? '');
  if (sender === base.account) return ignored('ours');
  if (sender === null || Number.isNaN(at)) return ignored('no_chat');
  const { handle, name } = personOf(includes, sender);
  const messageId = textOf(payload, 'id') ?? base.id;
  return {
    ...base,
    at,
    kind: 'message',
    messageId,
    direction: 'inbound',
    from: handle,
    name,
    subject: null,
    text: '',
    notes: [noteOf('encrypted')],
    inReplyTo: null,
  };
}

/** The id of a conversation of two is both their ids, joined by a hyphen. */
function otherOf(conversation: string | null, account: string): string | null {
  const [, one, two] = /^(\d+)-(\d+)$/.exec(conversation ?? '') ?? [];
  if (one === account) return two ?? null;
  return two === account ? (one ?? null) : null;
}

/** The contact has read our messages up to now. */
export function readReceipt(
  base: Base,
  item: JsonFields,
  holder: JsonFields | null,
): ReceiptEvent | IgnoredEvent | null {
  const reader = textOf(item, 'sender_id');
  const at = instantOf(item, 'created_timestamp');
  if (reader === null || at === null) return null;
  // We read their messages in X's own app.
  if (reader === base.account) return ignored('ours');
  const contact = personOf(holder, reader).handle;
  return { ...base, at, kind: 'receipt', messageId: null, contact, receipt: 'read', failure: null, providerCode: null };
}
