import { fieldOf, type JsonFields, numberOf, textOf } from '../../http/json.js';
import type { ChannelEvent } from '../../port/adapter.js';
import { type KeptEvent, linesOf, readEnvelope, wordsOf } from '../envelope.js';
import { contentOf } from './content.js';
import { keyOf } from './metadata.js';
import type { PageProduct } from './products.js';

type Parsed = ChannelEvent | 'ignored' | null;

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
  if (event.kind === 'other') return 'ignored';
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
  if (idempotencyKey === '') return 'ignored';
  // An echo of our own message proves that it was sent, whether or not the response reached us.
  if (idempotencyKey !== null) {
    return { ...base, kind: 'receipt', messageId, receipt: 'sent', failure: null, providerCode: null, idempotencyKey };
  }
  const from = isEcho ? recipient : sender;
  if (from === '') return null;
  const content = contentOf(body);
  if (content === null) return 'ignored';
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
  if (sender === '' || sender === base.account) return 'ignored';
  const emoji = wordsOf(body, 'emoji') ?? EMOJI.get(textOf(body, 'reaction') ?? '') ?? null;
  if (action === 'react' && emoji === null) return 'ignored';
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
  return spokenOf(base, sender, textOf(body, 'mid') ?? base.id, wordsOf(body, 'title') ?? wordsOf(body, 'payload'));
}

/** An arrival through a link or an advertisement. */
function referralOf({ base, sender }: InboundBase, body: JsonFields): Parsed {
  const ad = fieldOf(body, 'ads_context_data');
  const words = [
    wordsOf(ad, 'ad_title'),
    wordsOf(body, 'ref'),
    wordsOf(body, 'referer_uri') ?? wordsOf(body, 'source_url'),
  ];
  return spokenOf(base, sender, base.id, linesOf(words));
}

function spokenOf(base: InboundBase['base'], from: string, messageId: string, text: string | null): Parsed {
  if (from === '') return null;
  if (text === null || text === '') return 'ignored';
  return {
    ...base,
    kind: 'message',
    messageId,
    direction: 'inbound',
    from,
    name: null,
    subject: null,
    text,
    inReplyTo: null,
  };
}

/** Of all opt-ins, only marketing messages signal that somebody opts out or in again. */
function optinOf({ base, sender }: InboundBase, body: JsonFields): Parsed {
  const status = textOf(body, 'notification_messages_status') ?? '';
  const consent = { STOP_NOTIFICATIONS: 'opted_out', RESUME_NOTIFICATIONS: 'opted_in' } as const;
  if (sender === '' || (status !== 'STOP_NOTIFICATIONS' && status !== 'RESUME_NOTIFICATIONS')) return 'ignored';
  return { ...base, kind: 'consent', from: sender, consent: consent[status], by: status };
}

function policyOf({ base }: InboundBase, body: JsonFields): Parsed {
  return textOf(body, 'action') === 'block' ? { ...base, kind: 'account', state: 'restricted' } : 'ignored';
}
