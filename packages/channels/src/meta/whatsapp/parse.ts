import { type MessageNote, SECOND } from '@concordia/domain';
import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../../http/json.js';
import { joined, noteOf } from '../../http/notes.js';
import {
  type AccountEvent,
  type ChannelEvent,
  type IgnoredEvent,
  type InboundEvent,
  ignored,
  type ReceiptEvent,
} from '../../port/adapter.js';
import { type KeptEvent, readEnvelope, wordsOf } from '../envelope.js';
import { errorIn, failureOf } from '../errors.js';
import { contentOf } from './content.js';
import { templateChangeOf } from './template-change.js';

type Parsed = ChannelEvent | IgnoredEvent | null;

/** Marks a group's id among handles. */
export const GROUP_PREFIX = 'group:';

interface Base {
  readonly id: string;
  readonly account: string;
  readonly channel: 'whatsapp';
  readonly at: number;
}

const READERS: ReadonlyMap<string, (event: KeptEvent) => Parsed> = new Map<string, (event: KeptEvent) => Parsed>([
  ['message', (event) => messageOf(event, 'inbound')],
  ['echo', (event) => messageOf(event, 'outbound')],
  ['status', statusOf],
  ['preference', preferenceOf],
  ['user id', userIdOf],
  ['error', errorOf],
  ['account', accountOf],
  ['template', (event) => templateChangeOf(event, baseOf(event, toldAt(event)))],
  ['call', callOf],
  ['group', groupOf],
  ['other', () => ignored('no_chat')],
]);

export function parseWhatsapp(raw: string): Parsed {
  const event = readEnvelope(raw);
  return event === null ? null : (READERS.get(event.kind)?.(event) ?? null);
}

/** Seconds since the epoch, as a string in messages and as a number elsewhere. */
function instantOf(item: JsonFields, name = 'timestamp'): number | null {
  const seconds = numberOf(item, name) ?? Number(/^\d{1,11}$/.exec(textOf(item, name) ?? '')?.[0] ?? Number.NaN);
  return Number.isSafeInteger(seconds) && seconds >= 0 && seconds < 1e11 ? seconds * SECOND : null;
}

const baseOf = ({ id, account }: KeptEvent, at: number): Base => ({ id, account, channel: 'whatsapp', at });

/** Numbers arrive without a plus sign; the id of a contact with a hidden number (`US.1349…`) stays unchanged. */
function handleOf(written: string | null): string | null {
  if (written === null || written === '') return null;
  return /^\d{5,20}$/.test(written) ? `+${written}` : written;
}

function messageOf(event: KeptEvent, direction: 'inbound' | 'outbound'): Parsed {
  const { item, about } = event;
  const messageId = textOf(item, 'id');
  const at = instantOf(item);
  if (messageId === null || at === null) return null;
  const base = baseOf(event, at);
  const type = textOf(item, 'type');
  if (type === 'system') return systemOf(base, item, messageId);
  if (type === 'edit') return editOf(base, item);
  if (type === 'revoke') return revokedOf(base, item);
  const other = otherOf(item, about, direction);
  if (other.handle === null) return null;
  const group = groupHandle(item);
  if (type === 'reaction') return direction === 'inbound' ? reactionOf(base, item, other.handle) : ignored('ours');
  return {
    ...messageBase(base, messageId),
    direction,
    from: group ?? other.handle,
    name: group === null ? other.name : null,
    ...(group !== null && direction === 'inbound' && { author: other.name ?? other.handle }),
    ...contentOf(item),
    inReplyTo: textOf(fieldOf(item, 'context'), 'id'),
  };
}

const messageBase = (base: Base, messageId: string) =>
  ({ ...base, kind: 'message', messageId, subject: null }) as const;

/** A message of a group belongs to the group's conversation. */
function groupHandle(item: JsonFields): string | null {
  const id = textOf(item, 'group_id');
  return id === null || !/^[\w=.-]{1,200}$/.test(id) ? null : `${GROUP_PREFIX}${id}`;
}

/** A message that only says what happened. */
function happeningOf(base: Base, messageId: string, from: string, note: MessageNote): InboundEvent {
  return {
    ...messageBase(base, messageId),
    direction: 'inbound',
    from,
    name: null,
    text: '',
    notes: [note],
    inReplyTo: null,
  };
}

/** `{ id, from, to, event: 'connect' | 'terminate', direction, status, duration }`: told when it rings and when it ends; the end is kept. */
function callOf(event: KeptEvent): Parsed {
  const { item } = event;
  const [id, at] = [textOf(item, 'id'), instantOf(item)];
  const isOurs = textOf(item, 'direction') === 'BUSINESS_INITIATED';
  const from = handleOf(textOf(item, isOurs ? 'to' : 'from'));
  if (id === null || at === null || from === null) return null;
  if (textOf(item, 'event') !== 'terminate') return ignored('progress');
  const seconds = numberOf(item, 'duration');
  const status = wordsOf(item, 'status')?.toLowerCase() ?? null;
  const detail = joined([status, seconds === null ? null : `${seconds} s`], ', ');
  const call = happeningOf(baseOf(event, at), id, from, noteOf('call', { detail }));
  return { ...call, direction: isOurs ? 'outbound' : 'inbound' };
}

/** `value.groups[]`: somebody joined or left, or the group was made, renamed or deleted. */
function groupOf(event: KeptEvent): Parsed {
  const { item } = event;
  const [from, at] = [groupHandle(item), instantOf(item)];
  if (from === null || at === null) return null;
  const people = [...listOf(item, 'added_participants'), ...listOf(item, 'removed_participants')];
  const items = people.map((one) => handleOf(textOf(one, 'wa_id') ?? textOf(one, 'input')));
  const title = textOf(item, 'type')?.replaceAll('_', ' ') ?? null;
  return happeningOf(
    baseOf(event, at),
    event.id,
    from,
    noteOf('group', { title, detail: wordsOf(item, 'subject'), items }),
  );
}

/** The contact. One with a hidden number is identified by an id specific to this business. */
function otherOf(item: JsonFields, about: JsonFields | null, direction: 'inbound' | 'outbound') {
  const [number, userId] =
    direction === 'inbound'
      ? [textOf(item, 'from'), textOf(item, 'from_user_id')]
      : [textOf(item, 'to')?.replace(/^\+/, '') ?? null, textOf(item, 'to_user_id')];
  const contacts = listOf(about, 'contacts');
  const own = contacts.find((card) => isNamed(card, 'wa_id', number) || isNamed(card, 'user_id', userId));
  const contact = own ?? (contacts.length === 1 ? contacts[0] : undefined) ?? null;
  return {
    handle: handleOf(number) ?? handleOf(userId ?? textOf(contact, 'user_id')),
    name: wordsOf(fieldOf(contact, 'profile'), 'name'),
  };
}

/** A card without the field matches only a contact without that id. */
const isNamed = (card: JsonFields, field: string, id: string | null): boolean =>
  id !== null && textOf(card, field) === id;

/** A contact changed their number, or received another id with it. Everything else is shown as the provider words it. */
function systemOf(base: Base, item: JsonFields, messageId: string): Parsed {
  const system = fieldOf(item, 'system');
  const from = handleOf(textOf(item, 'from') ?? textOf(system, 'previous_user_id'));
  const to = handleOf(textOf(system, 'wa_id') ?? textOf(system, 'user_id') ?? textOf(item, 'from_user_id'));
  const type = textOf(system, 'type') ?? '';
  if (!/^user_changed_(number|user_id)$/.test(type)) {
    const chat = groupHandle(item) ?? from;
    const note = noteOf('system', { title: wordsOf(system, 'body') ?? type.replaceAll('_', ' ') });
    return chat === null ? null : happeningOf(base, messageId, chat, note);
  }
  return from === null || to === null || from === to ? ignored('same_handle') : { ...base, kind: 'identity', from, to };
}

function editOf(base: Base, item: JsonFields): Parsed {
  const edit = fieldOf(item, 'edit');
  const messageId = textOf(edit, 'original_message_id');
  const message = fieldOf(edit, 'message');
  if (messageId === null || message === null) return null;
  const { text } = contentOf(message);
  return text === '' ? ignored('no_meaning') : { ...base, kind: 'edit', messageId, text };
}

function revokedOf(base: Base, item: JsonFields): Parsed {
  const messageId = textOf(fieldOf(item, 'revoke'), 'original_message_id');
  return messageId === null ? null : { ...base, kind: 'deletion', messageId };
}

/** A removed reaction arrives without its emoji. */
function reactionOf(base: Base, item: JsonFields, from: string): Parsed {
  const reaction = fieldOf(item, 'reaction');
  const messageId = textOf(reaction, 'message_id');
  return messageId === null
    ? null
    : { ...base, kind: 'reaction', messageId, from, emoji: wordsOf(reaction, 'emoji') || null };
}

/** `played` means that a voice message was played. */
const RECEIPTS: ReadonlyMap<string, ReceiptEvent['receipt']> = new Map([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['played', 'read'],
  ['failed', 'failed'],
]);

function statusOf(event: KeptEvent): Parsed {
  const { item } = event;
  const messageId = textOf(item, 'id');
  const at = instantOf(item);
  const status = textOf(item, 'status');
  if (messageId === null || at === null || status === null) return null;
  const receipt = RECEIPTS.get(status);
  if (receipt === undefined) return ignored('progress');
  const error = receipt === 'failed' ? errorIn(Object.fromEntries(listOf(item, 'errors')[0] ?? [])) : null;
  return {
    ...baseOf(event, at),
    kind: 'receipt',
    messageId,
    receipt,
    failure: receipt === 'failed' ? (error === null ? 'rejected' : failureOf(error, null)) : null,
    providerCode: error === null ? null : String(error.code),
    idempotencyKey: textOf(item, 'biz_opaque_callback_data'),
  };
}

/** A contact turned our marketing messages off or on in WhatsApp itself. */
function preferenceOf(event: KeptEvent): Parsed {
  const { item } = event;
  const from = handleOf(textOf(item, 'wa_id') ?? textOf(item, 'user_id'));
  const at = instantOf(item);
  const value = textOf(item, 'value');
  if (from === null || at === null || value === null) return null;
  if (textOf(item, 'category') !== 'marketing_messages' || (value !== 'stop' && value !== 'resume'))
    return ignored('no_chat');
  const consent = value === 'stop' ? 'opted_out' : 'opted_in';
  return { ...baseOf(event, at), kind: 'consent', from, consent, by: `marketing_messages ${value}` };
}

/** Not verified against Meta's documentation of this field: a contact known by number keeps it. */
function userIdOf(event: KeptEvent): Parsed {
  const ids = fieldOf(event.item, 'user_id');
  const at = instantOf(event.item);
  const [from, to] = [handleOf(textOf(ids, 'previous')), handleOf(textOf(ids, 'current'))];
  if (at === null || from === null || to === null || from === to) return ignored('same_handle');
  return { ...baseOf(event, at), kind: 'identity', from, to };
}

/** Errors not about a message: only a blocked account is reported. */
function errorOf(event: KeptEvent): Parsed {
  const error = errorIn(Object.fromEntries(event.item));
  if (error === null) return null;
  return error.code === 131_031 || error.code === 368
    ? { ...baseOf(event, instantOf(event.item) ?? 0), kind: 'account', state: 'restricted' }
    : ignored('no_chat');
}

/** `account_update`: states that end or restrict our access. */
const ACCOUNT_STATES: ReadonlyMap<string, AccountEvent['state']> = new Map([
  ['ACCOUNT_RESTRICTION', 'restricted'],
  ['DISABLED_UPDATE', 'restricted'],
  ['ACCOUNT_DELETED', 'revoked'],
  ['ACCOUNT_OFFBOARDED', 'revoked'],
  ['PARTNER_REMOVED', 'revoked'],
  ['PARTNER_APP_UNINSTALLED', 'revoked'],
]);

/** When the webhook was sent. */
const toldAt = ({ about }: KeptEvent): number => (about === null ? null : instantOf(about, 'time')) ?? 0;

function accountOf(event: KeptEvent): Parsed {
  const state = ACCOUNT_STATES.get(textOf(event.item, 'event') ?? '');
  const isLifted = textOf(fieldOf(event.item, 'ban_info'), 'waba_ban_state') === 'REINSTATE';
  if (state === undefined || isLifted) return ignored('no_chat');
  return { ...baseOf(event, toldAt(event)), kind: 'account', state };
}
