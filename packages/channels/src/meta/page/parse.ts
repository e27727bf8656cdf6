import type { MessageNote } from '@concordia/domain';
import { fieldOf, type JsonFields, numberOf, textOf } from '../../http/json.js';
import { noteOf } from '../../http/notes.js';
import {
  type ChannelEvent,
  type IgnoredEvent,
  type IgnoredReason,
  type InboundEvent,
  ignored,
} from '../../port/adapter.js';
import { type KeptEvent, readEnvelope, wordsOf } from '../envelope.js';
import { contentOf, referralNote } from './content.js';
import { keyOf } from './metadata.js';
import type { PageProduct } from './products.js';

type Parsed = ChannelEvent | IgnoredEvent | null;

interface InboundBase {
  readonly base: {
    readonly id: string;
    readonly account: string;
    readonly channel: PageProduct['channel'];
    readonly at: number;
  };
  readonly item: JsonFields;
  readonly about: JsonFields | null;
  /** The acting party: the contact or us. */
  readonly sender: string;
  readonly recipient: string;
}

const READERS: ReadonlyMap<string, (heard: InboundBase, body: JsonFields) => Parsed> = new Map<
  string,
  (heard: InboundBase, body: JsonFields) => Parsed
>([
  ['message', messageOf],
  ['message_edit', editOf],
  ['reaction', reactionOf],
  ['delivery', deliveryOf],
  ['read', readOf],
  ['postback', postbackOf],
  ['referral', referralOf],
  ['optin', optinOf],
  ['policy_enforcement', policyOf],
  ['policy-enforcement', policyOf],
]);

export function parsePage(raw: string, { channel }: PageProduct): Parsed {
  const event = readEnvelope(raw);
  if (event === null) return null;
  if (event.kind === 'other') return otherOf(event, channel);
  const body = fieldOf(event.item, event.kind);
  const reader = READERS.get(event.kind);
  const heard = heardOf(event, channel);
  return body === null || reader === undefined || heard === null ? null : reader(heard, body);
}

function heardOf({ id, account, item, about }: KeptEvent, channel: PageProduct['channel']): InboundBase | null {
  const at = instantOf(item, 'timestamp') ?? instantOf(about, 'time');
  const [sender, recipient] = [fieldOf(item, 'sender'), fieldOf(item, 'recipient')].map(
    (who) => textOf(who, 'id') ?? '',
  );
  return at === null
    ? null
    : { base: { id, account, channel, at }, item, about, sender: sender ?? '', recipient: recipient ?? '' };
}

/** ms since the epoch. */
function instantOf(fields: JsonFields | null, name: string): number | null {
  const at = numberOf(fields, name);
  return at !== null && Number.isSafeInteger(at) && at >= 0 ? at : null;
}

function messageOf({ base, item, sender, recipient }: InboundBase, body: JsonFields): Parsed {
  const messageId = textOf(body, 'mid');
  if (messageId === null) return null;
  if (body.get('is_deleted') === true) return { ...base, kind: 'deletion', messageId };
  const isEcho = body.get('is_echo') === true || sender === base.account;
  const idempotencyKey = isEcho ? keyOf(textOf(body, 'metadata')) : null;
  if (idempotencyKey === '') return ignored('ours');
  // An echo of our own message proves that it was sent, whether or not the response reached us.
  if (idempotencyKey !== null) {
    return { ...base, kind: 'receipt', messageId, receipt: 'sent', failure: null, providerCode: null, idempotencyKey };
  }
  const from = isEcho ? recipient : sender;
  if (from === '') return null;
  const content = contentOf(body);
  const inReplyTo = textOf(fieldOf(body, 'reply_to') ?? fieldOf(item, 'reply_to'), 'mid');
  const direction = isEcho ? 'outbound' : 'inbound';
  return { ...base, kind: 'message', messageId, direction, from, name: null, subject: null, ...content, inReplyTo };
}

function editOf({ base }: InboundBase, body: JsonFields): Parsed {
  const [messageId, text] = [textOf(body, 'mid'), wordsOf(body, 'text')];
  return messageId === null || text === null ? null : { ...base, kind: 'edit', messageId, text };
}

/** Names of reactions that arrive without an emoji. */
const EMOJI: ReadonlyMap<string, string> = new Map([
  ['like', '👍'],
  ['dislike', '👎'],
  ['love', '❤️'],
  ['smile', '😆'],
  ['laugh', '😆'],
  ['wow', '😮'],
  ['sad', '😢'],
  ['angry', '😠'],
]);

function reactionOf({ base, sender }: InboundBase, body: JsonFields): Parsed {
  const [messageId, action] = [textOf(body, 'mid'), textOf(body, 'action')];
  if (messageId === null || (action !== 'react' && action !== 'unreact')) return null;
  if (sender === '' || sender === base.account) return ignored('ours');
  const emoji = wordsOf(body, 'emoji') ?? EMOJI.get(textOf(body, 'reaction') ?? '') ?? null;
  if (action === 'react' && emoji === null) return ignored('no_meaning');
  return { ...base, kind: 'reaction', messageId, from: sender, emoji: action === 'react' ? emoji : null };
}

const RECEIPT = { kind: 'receipt', failure: null, providerCode: null } as const;

/** One message by its mid, or everything up to the watermark. */
function deliveryOf({ base, about, sender }: InboundBase, body: JsonFields): Parsed {
  const messageId = textOf(about, 'mid');
  const watermark = instantOf(body, 'watermark');
  if (messageId !== null) return { ...base, ...RECEIPT, messageId, receipt: 'delivered', at: watermark ?? base.at };
  return watermark === null || sender === ''
    ? null
    : { ...base, ...RECEIPT, messageId, contact: sender, receipt: 'delivered', at: watermark };
}

/** Messenger gives a watermark, Instagram a message. */
function readOf({ base, sender }: InboundBase, body: JsonFields): Parsed {
  const [messageId, watermark] = [textOf(body, 'mid'), instantOf(body, 'watermark')];
  if (messageId !== null) return { ...base, ...RECEIPT, messageId, receipt: 'read' };
  return watermark === null || sender === ''
    ? null
    : { ...base, ...RECEIPT, messageId, contact: sender, receipt: 'read', at: watermark };
}

/** A pressed button, of ours or of an ice-breaker: its label becomes the text. */
function postbackOf({ base, sender }: InboundBase, body: JsonFields): Parsed {
  const spoken = spokenOf(
    base,
    sender,
    textOf(body, 'mid') ?? base.id,
    wordsOf(body, 'title') ?? wordsOf(body, 'payload'),
  );
  const referral = fieldOf(body, 'referral');
  return spoken?.kind === 'message' && referral !== null ? { ...spoken, notes: [referralNote(referral)] } : spoken;
}

/** An arrival through a link or an advertisement. */
function referralOf({ base, sender }: InboundBase, body: JsonFields): Parsed {
  return sender === '' ? null : placeholder(base, sender, base.id, referralNote(body));
}

function spokenOf(base: InboundBase['base'], from: string, messageId: string, text: string | null): Parsed {
  if (from === '') return null;
  if (text === null || text === '') return ignored('no_meaning');
  return { ...placeholder(base, from, messageId), text };
}

function placeholder(
  base: InboundBase['base'],
  from: string,
  messageId: string,
  ...notes: readonly MessageNote[]
): InboundEvent {
  const message = {
    kind: 'message',
    direction: 'inbound',
    name: null,
    subject: null,
    text: '',
    inReplyTo: null,
  } as const;
  return { ...base, ...message, messageId, from, ...(notes.length > 0 && { notes }) };
}

/** Opt-ins to marketing messages are consent; all others tell where the person came from. */
function optinOf({ base, sender }: InboundBase, body: JsonFields): Parsed {
  const status = textOf(body, 'notification_messages_status') ?? '';
  const consent = { STOP_NOTIFICATIONS: 'opted_out', RESUME_NOTIFICATIONS: 'opted_in' } as const;
  if (status === 'STOP_NOTIFICATIONS' || status === 'RESUME_NOTIFICATIONS') {
    return sender === '' ? null : { ...base, kind: 'consent', from: sender, consent: consent[status], by: status };
  }
  const title = wordsOf(body, 'ref') ?? wordsOf(body, 'title') ?? wordsOf(body, 'payload');
  if (sender === '' || title === null) return ignored('no_meaning');
  return placeholder(base, sender, base.id, noteOf('referral', { title }));
}

/** Events that no person wrote, by the field that holds them. */
const WITHOUT_CHAT: ReadonlyMap<string, IgnoredReason> = new Map([
  ['pass_thread_control', 'no_chat'],
  ['take_thread_control', 'no_chat'],
  ['request_thread_control', 'no_chat'],
  ['app_roles', 'no_chat'],
  ['account_linking', 'no_chat'],
  ['call_settings_update', 'no_chat'],
  ['pre_checkouts', 'no_chat'],
]);

const FRAME: ReadonlySet<string> = new Set(['sender', 'recipient', 'timestamp', 'prior_message', 'is_echo']);

/** An event of a kind that is new to us: a placeholder if a person did it, by the name of its field. */
function otherOf(event: KeptEvent, channel: PageProduct['channel']): Parsed {
  const heard = heardOf(event, channel);
  const field = [...event.item.keys()].find((name) => !FRAME.has(name)) ?? '';
  const reason = WITHOUT_CHAT.get(field);
  if (reason !== undefined || heard === null) return ignored(reason ?? 'no_chat');
  if (heard.sender === '') return ignored('no_chat');
  if (heard.sender === heard.base.account) return ignored('ours');
  return placeholder(
    heard.base,
    heard.sender,
    heard.base.id,
    noteOf('unsupported', { title: field.replaceAll('_', ' ') }),
  );
}

function policyOf({ base }: InboundBase, body: JsonFields): Parsed {
  return textOf(body, 'action') === 'block' ? { ...base, kind: 'account', state: 'restricted' } : ignored('no_chat');
}
