import { fieldOf, type JsonFields, listOf, textOf } from '../../http/json.js';
import type { ChannelEnvelope, RawWebhook } from '../../port/adapter.js';
import { entriesOf, type MetaEvent, toEnvelope } from '../envelope.js';

const LISTS = [
  ['messages', 'message'],
  ['message_echoes', 'echo'],
  ['statuses', 'status'],
  ['user_preferences', 'preference'],
  ['user_id_update', 'user id'],
  ['errors', 'error'],
  ['calls', 'call'],
  ['groups', 'group'],
] as const;

/** Fields of a change that is about the whole business account. */
const OF_THE_ACCOUNT: ReadonlyMap<string, string> = new Map([
  ['account_update', 'account'],
  ['message_template_status_update', 'template'],
]);

/** The number that owns these webhooks; events about the whole business account are assigned to it. */
export interface OwnNumber {
  readonly phoneId: string;
  /** The WhatsApp Business Account; empty if not configured. */
  readonly businessId: string;
}

/**
 * Splits a WhatsApp Business Platform webhook into events. Messages are identified by their id, statuses by message id and status, events without an
 * id by their content.
 */
export function splitWhatsapp(webhook: RawWebhook, own: OwnNumber): readonly ChannelEnvelope[] | null {
  const entries = entriesOf(webhook, 'whatsapp_business_account');
  return entries?.flatMap((entry) => eventsOf(entry, own).map(toEnvelope)) ?? null;
}

function eventsOf(entry: JsonFields, own: OwnNumber): readonly MetaEvent[] {
  const business = textOf(entry, 'id') ?? '';
  const time = entry.get('time') ?? null;
  return listOf(entry, 'changes').flatMap((change) => changesOf(change, business, time, own));
}

function changesOf(change: JsonFields, business: string, time: unknown, own: OwnNumber): readonly MetaEvent[] {
  const value = fieldOf(change, 'value');
  const phone = textOf(fieldOf(value, 'metadata'), 'phone_number_id');
  const account = phone ?? (business === own.businessId ? own.phoneId : business);
  const contacts = value?.get('contacts') ?? null;
  const events = LISTS.flatMap(([list, kind]) =>
    listOf(value, list).map((item) => ({ id: idOf(kind, item), account, kind, item, about: { contacts } })),
  );
  if (events.length > 0) return events;
  const field = textOf(change, 'field') ?? '';
  const kind = OF_THE_ACCOUNT.get(field) ?? 'other';
  return [{ id: null, account, kind, item: value ?? new Map(), about: { field, time } }];
}

function idOf(kind: (typeof LISTS)[number][1], item: JsonFields): string | null {
  const id = textOf(item, 'id');
  if (kind === 'message' || kind === 'echo') return id;
  if (kind === 'call') return id === null ? null : `${id}:${textOf(item, 'event') ?? ''}`;
  return kind === 'status' && id !== null ? `${id}:${textOf(item, 'status') ?? ''}` : null;
}
