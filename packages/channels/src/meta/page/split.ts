import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../../http/json.js';
import type { ChannelEnvelope, RawWebhook } from '../../port/adapter.js';
import { entriesOf, type MetaEvent, toEnvelope } from '../envelope.js';
import type { PageProduct } from './products.js';

/**
 * Splits a Messenger or Instagram webhook into events. A message is identified by its mid; its status changes by mid and kind; watermark events by
 * contact and time. `standby` holds messages that another application handles; they are included.
 */
export function splitPage(webhook: RawWebhook, { object }: PageProduct): readonly ChannelEnvelope[] | null {
  const entries = entriesOf(webhook, object);
  return entries?.flatMap((entry) => eventsOf(entry).map(toEnvelope)) ?? null;
}

function eventsOf(entry: JsonFields): readonly MetaEvent[] {
  const account = textOf(entry, 'id') ?? '';
  const about = { time: entry.get('time') ?? null };
  const talk = [...listOf(entry, 'messaging'), ...listOf(entry, 'standby')];
  return [
    ...talk.flatMap((item) => eventOf(item, account, about)),
    ...listOf(entry, 'changes').flatMap((change) => {
      // Meta's console tests Instagram with the same events, as values of changes.
      const value = fieldOf(change, 'value');
      if (value !== null && fieldOf(value, 'sender') !== null) return eventOf(value, account, about);
      return [{ id: null, account, kind: 'other', item: change, about }];
    }),
  ];
}

function eventOf(item: JsonFields, account: string, about: Readonly<Record<string, unknown>>): readonly MetaEvent[] {
  const mids = midsOf(item);
  if (mids.length > 0) {
    return mids.map((mid) => ({ id: `${mid}:delivered`, account, kind: 'delivery', item, about: { ...about, mid } }));
  }
  for (const [kind, idOf] of KINDS) {
    const body = fieldOf(item, kind);
    if (body !== null) return [{ id: idOf(body, item), account, kind, item, about }];
  }
  return [{ id: null, account, kind: 'other', item, about }];
}

function midsOf(item: JsonFields): readonly string[] {
  const mids: unknown = fieldOf(item, 'delivery')?.get('mids');
  return Array.isArray(mids) ? mids.filter((mid) => typeof mid === 'string' && mid !== '') : [];
}

const personOf = (item: JsonFields): string => textOf(fieldOf(item, 'sender'), 'id') ?? '';

const timeOf = (item: JsonFields): string => String(numberOf(item, 'timestamp') ?? '');

function afterMid(body: JsonFields, what: string): string | null {
  const mid = textOf(body, 'mid');
  return mid === null ? null : `${mid}:${what}`;
}

function upTo(body: JsonFields, item: JsonFields, what: string): string | null {
  const watermark = numberOf(body, 'watermark');
  return afterMid(body, what) ?? (watermark === null ? null : `${what}:${personOf(item)}:${watermark}`);
}

/** Event kinds in lookup order, and how each is identified; `null` means by content. */
const KINDS: readonly (readonly [string, (body: JsonFields, item: JsonFields) => string | null])[] = [
  ['message', (body) => (body.get('is_deleted') === true ? afterMid(body, 'deleted') : textOf(body, 'mid'))],
  ['message_edit', (body) => afterMid(body, `edit:${numberOf(body, 'num_edit') ?? ''}`)],
  ['reaction', (body, item) => afterMid(body, `${textOf(body, 'action') ?? ''}:${personOf(item)}:${timeOf(item)}`)],
  ['delivery', (body, item) => upTo(body, item, 'delivered')],
  ['read', (body, item) => upTo(body, item, 'read')],
  ['postback', (body, item) => textOf(body, 'mid') ?? `postback:${personOf(item)}:${timeOf(item)}`],
  ['referral', (_body, item) => `referral:${personOf(item)}:${timeOf(item)}`],
  ['optin', () => null],
  ['policy_enforcement', () => null],
  ['policy-enforcement', () => null],
];
