import { createHash } from 'node:crypto';
import type { MessageNote } from '@concordia/domain';
import { fieldOf, fieldsOf, type JsonFields, jsonOf, listOf, numberOf, textOf } from '../http/json.js';
import { noteOf } from '../http/notes.js';
import {
  type ChannelEnvelope,
  type ChannelEvent,
  type IgnoredEvent,
  type InboundEvent,
  ignored,
  type RawWebhook,
} from '../port/adapter.js';
import { commentOf, handleOf, isPost, organisationOf } from './urns.js';

type Base = Pick<InboundEvent, 'id' | 'account' | 'channel' | 'at'>;

const TYPE = 'ORGANIZATION_SOCIAL_ACTION_NOTIFICATIONS';

/** A webhook carries up to ten notifications of activity on the organization's page. Other types are not subscribed to. */
export function splitWebhook({ body }: RawWebhook): readonly ChannelEnvelope[] | null {
  const fields = fieldsOf(jsonOf(Buffer.from(body).toString('utf8')));
  if (textOf(fields, 'type') !== TYPE || !Array.isArray(fields?.get('notifications'))) return null;
  const envelopes = listOf(fields, 'notifications').map(envelopeOf);
  return envelopes.every((envelope) => envelope !== null) ? envelopes : null;
}

function envelopeOf(notification: JsonFields): ChannelEnvelope | null {
  const id = idOf(notification);
  const account = organisationOf(textOf(notification, 'organizationalEntity') ?? '');
  if (id === null || account === null) return null;
  return { id, account, raw: JSON.stringify(Object.fromEntries(notification)) };
}

/** Ids are longs. One beyond JavaScript's safe integers has lost its last digits, so the content is added to it. */
function idOf(notification: JsonFields): string | null {
  const text = textOf(notification, 'notificationId');
  if (text !== null) return /^[\w-]{1,100}$/.test(text) ? text : null;
  const number = numberOf(notification, 'notificationId');
  if (number === null || !Number.isInteger(number)) return null;
  if (Number.isSafeInteger(number)) return String(number);
  const content = JSON.stringify(Object.fromEntries(notification));
  return `${number}.${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
}

/**
 * Reads one notification: `{notificationId, action, organizationalEntity, sourcePost, generatedActivity, decoratedGeneratedActivity,
 * lastModifiedAt}`.
 */
export function parseEnvelope(envelope: string): ChannelEvent | IgnoredEvent | null {
  const notification = fieldsOf(jsonOf(envelope));
  const id = notification === null ? null : idOf(notification);
  const account = organisationOf(textOf(notification, 'organizationalEntity') ?? '');
  const at = numberOf(notification, 'lastModifiedAt');
  if (notification === null || id === null || account === null || at === null || !Number.isSafeInteger(at)) return null;
  const base: Base = { id, account, channel: 'linkedin', at };
  const action = textOf(notification, 'action') ?? '';
  switch (action) {
    case 'COMMENT':
    case 'COMMENT_MENTION':
      return commentEvent(base, notification);
    case 'COMMENT_EDIT':
      return editEvent(base, notification);
    case 'COMMENT_DELETE': {
      const comment = writtenComment(notification);
      return comment === null ? null : { ...base, kind: 'deletion', messageId: comment };
    }
    case 'SHARE':
    case 'SHARE_MENTION':
    case 'PHOTO_MENTION':
      return shareEvent(base, notification);
    case 'LIKE':
      return likeEvent(base, notification);
    default:
      return ignored(action.startsWith('ADMIN_') ? 'ours' : 'no_chat');
  }
}

/** The created comment or share, as far as the notification includes it. */
const decorated = (notification: JsonFields, kind: 'comment' | 'share'): JsonFields | null =>
  fieldOf(fieldOf(notification, 'decoratedGeneratedActivity'), kind);

const writtenText = (thing: JsonFields | null): string | null =>
  textOf(thing, 'text') ?? textOf(fieldOf(thing, 'message'), 'text');

const writtenComment = (notification: JsonFields): string | null => {
  const told = textOf(decorated(notification, 'comment'), 'entity') ?? textOf(notification, 'generatedActivity');
  return commentOf(told ?? '')?.urn ?? null;
};

function commentEvent(base: Base, notification: JsonFields): InboundEvent | IgnoredEvent | null {
  const comment = decorated(notification, 'comment');
  const messageId = writtenComment(notification);
  const owner = textOf(comment, 'owner') ?? textOf(comment, 'actor');
  const text = writtenText(comment);
  // A comment may be a picture alone.
  const content = listOf(comment, 'content');
  if (messageId === null || owner === null || (text === null && content.length === 0)) return null;
  const notes = content.map((one) => noteOf('unsupported', { title: textOf(one, 'type')?.toLowerCase() ?? null }));
  const parent = commentOf(textOf(comment, 'parentComment') ?? '')?.urn ?? null;
  return written(base, {
    messageId,
    owner,
    text: text ?? '',
    notes,
    inReplyTo: parent ?? textOf(notification, 'sourcePost'),
  });
}

function shareEvent(base: Base, notification: JsonFields): InboundEvent | IgnoredEvent | null {
  const share = decorated(notification, 'share');
  const messageId = textOf(share, 'entity') ?? textOf(notification, 'generatedActivity') ?? '';
  const owner = textOf(share, 'owner');
  if (!isPost(messageId) || owner === null) return null;
  const text = writtenText(share) ?? '';
  const shared = textOf(notification, 'sourcePost');
  const url = shared === null || !isPost(shared) ? null : `https://www.linkedin.com/feed/update/${shared}`;
  return written(base, { messageId, owner, text, notes: [noteOf('post', { url })], inReplyTo: null });
}

interface Written {
  readonly messageId: string;
  readonly owner: string;
  readonly text: string;
  readonly notes: readonly MessageNote[];
  readonly inReplyTo: string | null;
}

function written(base: Base, { messageId, owner, text, notes, inReplyTo }: Written): InboundEvent | IgnoredEvent {
  // An echo of the page's own text.
  if (organisationOf(owner) === base.account) return ignored('ours');
  // LinkedIn identifies the member by id only; names are open to partners.
  const who = { from: handleOf(owner), name: null, direction: 'inbound' } as const;
  return {
    ...base,
    ...who,
    kind: 'message',
    messageId,
    subject: null,
    text,
    ...(notes.length > 0 && { notes }),
    inReplyTo,
  };
}

function editEvent(base: Base, notification: JsonFields): ChannelEvent | null {
  const messageId = writtenComment(notification);
  const text = writtenText(decorated(notification, 'comment'));
  return messageId === null || text === null ? null : { ...base, kind: 'edit', messageId, text };
}

/** `urn:li:like:(urn:li:person:…,urn:li:activity:…)`, or `urn:li:reaction:(…)`: the member, and our post or comment. */
function likeEvent(base: Base, notification: JsonFields): ChannelEvent | IgnoredEvent | null {
  const activity = textOf(notification, 'generatedActivity') ?? '';
  const [, person, liked] = /^urn:li:(?:like|reaction):\((urn:li:person:[\w-]+),(.+)\)$/.exec(activity) ?? [];
  if (person === undefined || liked === undefined) return ignored('ours');
  const messageId = commentOf(liked)?.urn ?? (isPost(liked) ? liked : null);
  if (messageId === null) return null;
  return { ...base, kind: 'reaction', messageId, from: handleOf(person), emoji: '👍' };
}
