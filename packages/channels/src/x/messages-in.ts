import { fieldOf, type JsonFields, textOf } from '../http/json.js';
import type { InboundEvent, ReceiptEvent } from '../port/adapter.js';
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
): InboundEvent | 'ignored' | null {
  // Ignores people joining or leaving a group.
  if (textOf(item, 'type') !== 'message_create') return 'ignored';
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
    text: readableText(textOf(data, 'text') ?? '', fieldOf(data, 'entities'), file === null ? null : link),
    files: file === null ? [] : [file],
    inReplyTo: null,
  };
}

/** A direct message in v2 form: `{id, event_type: 'MessageCreate', sender_id, dm_conversation_id, text, created_at}`. */
export function flatMessage(
  base: Base,
  payload: JsonFields,
  includes: JsonFields | null,
): InboundEvent | 'ignored' | null {
  if (textOf(payload, 'event_type') !== 'MessageCreate') return 'ignored';
  const messageId = textOf(payload, 'id');
  const sender = textOf(payload, 'sender_id');
  const at = Date.parse(textOf(payload, 'created_at') ?? '');
  if (messageId === null || sender === null || Number.isNaN(at)) return null;
  const isOurs = sender === base.account;
  const other = isOurs ? otherOf(textOf(payload, 'dm_conversation_id'), base.account) : sender;
  // A group conversation has no single other participant.
  if (other === null) return 'ignored';
  const { handle, name } = personOf(includes, other);
  return {
    ...base,
    at,
    kind: 'message',
    messageId,
    direction: isOurs ? 'outbound' : 'inbound',
    from: handle,
    name,
    subject: null,
    text: readableText(textOf(payload, 'text') ?? '', fieldOf(payload, 'entities'), null),
    files: includedFiles(payload, includes),
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
export function readReceipt(base: Base, item: JsonFields, holder: JsonFields | null): ReceiptEvent | 'ignored' | null {
  const reader = textOf(item, 'sender_id');
  const at = instantOf(item, 'created_timestamp');
  if (reader === null || at === null) return null;
  // We read their messages in X's own app.
  if (reader === base.account) return 'ignored';
  const contact = personOf(holder, reader).handle;
  return { ...base, at, kind: 'receipt', messageId: null, contact, receipt: 'read', failure: null, providerCode: null };
}
