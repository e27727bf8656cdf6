import { fieldOf, fieldsOf, type JsonFields, jsonOf, listOf, textOf } from '../http/json.js';
import {
  type AccountEvent,
  type ChannelEvent,
  type IgnoredEvent,
  type IgnoredReason,
  type InboundEvent,
  ignored,
} from '../port/adapter.js';
import { encryptedMessage, flatMessage, readReceipt, wrappedMessage } from './messages-in.js';
import { likeOf, mentionOf, olderPostOf } from './posts-in.js';
import { olderAccountOf, olderIdOf } from './split.js';

type Read = ChannelEvent | IgnoredEvent | null;
type Base = Pick<InboundEvent, 'id' | 'account' | 'channel'>;

/** Reads one envelope of {@link splitWebhook}. */
export function parseEnvelope(envelope: string): Read {
  const fields = fieldsOf(jsonOf(envelope));
  if (fields === null) return null;
  const data = fieldOf(fields, 'data');
  return data === null ? readOlder(fields) : readActivity(data);
}

function readActivity(data: JsonFields): Read {
  const payload = fieldOf(data, 'payload');
  const id = textOf(data, 'event_uuid');
  const type = textOf(data, 'event_type');
  if (payload === null || id === null || type === null) return null;
  const includes = fieldOf(data, 'includes');
  const account = textOf(fieldOf(data, 'filter'), 'user_id') ?? textOf(payload, 'user_id') ?? '';
  const base: Base = { id, account, channel: 'twitter' };
  switch (type) {
    case 'dm.received':
    case 'dm.sent': {
      const [item] = listOf(payload, 'direct_message_events');
      return item === undefined ? flatMessage(base, payload, includes) : wrappedMessage(base, item, payload);
    }
    case 'dm.read': {
      const [item] = listOf(payload, 'direct_message_mark_read_events');
      return readReceipt(base, item ?? payload, item === undefined ? includes : payload);
    }
    case 'chat.received':
    case 'chat.sent':
      return encryptedMessage(base, payload, includes);
    case 'post.mention.create':
    case 'post.reply.create':
    case 'post.quote.create':
      return mentionOf(base, payload, includes);
    case 'like.create':
      return likeOf(base, payload, includes);
    case 'oauth.revoke':
      return revoked(base, payload);
    default:
      return ignored(REASONS.get(type.split('.', 1)[0] ?? '') ?? 'no_chat');
  }
}

/** Why events of other kinds change nothing here, by the first part of their type. */
const REASONS: ReadonlyMap<string, IgnoredReason> = new Map([
  // Posts of our own, posts that are deleted or reposted, and people who follow: none is a message to us.
  ['post', 'others'],
  ['follow', 'others'],
  ['like', 'others'],
  // Typing, and conversations that are opened.
  ['dm', 'progress'],
]);

function readOlder(fields: JsonFields): Read {
  const account = olderAccountOf(fields);
  if (account === null) return null;
  const base: Base = { id: olderIdOf(account, fields), account, channel: 'twitter' };
  const revoke = fieldOf(fieldOf(fields, 'user_event'), 'revoke');
  if (revoke !== null) return revoked(base, revoke);
  const [message] = listOf(fields, 'direct_message_events');
  if (message !== undefined) return wrappedMessage(base, message, fields);
  const [read] = listOf(fields, 'direct_message_mark_read_events');
  if (read !== undefined) return readReceipt(base, read, fields);
  const [post] = listOf(fields, 'tweet_create_events');
  return post === undefined ? ignored('others') : olderPostOf(base, post);
}

function revoked(base: Base, payload: JsonFields): AccountEvent | null {
  const at = Date.parse(textOf(payload, 'date_time') ?? '');
  return Number.isNaN(at) || base.account === '' ? null : { ...base, at, kind: 'account', state: 'revoked' };
}
