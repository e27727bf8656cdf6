import { fieldOf, type JsonFields, listOf, textOf } from '../../http/json.js';
import type { ChannelEnvelope, RawWebhook } from '../../port/adapter.js';
import { entriesOf, type MetaEvent, toEnvelope } from '../envelope.js';

/** The lists of a change, and how the events in them are kept. */
const LISTS = [
  ['messages', 'message'],
  ['message_echoes', 'echo'],
  ['statuses', 'status'],
  ['user_preferences', 'preference'],
  ['user_id_update', 'user id'],
  ['errors', 'error'],
] as const;

/** Whose webhooks these are: what concerns a whole business account is told to the number that we know of it. */
export interface OwnNumber {
  readonly phoneId: string;
  /** The WhatsApp Business Account; empty when nobody told us. */
  readonly businessId: string;
}

/**
 * Takes a webhook of the WhatsApp Business Platform apart. Messages are known by their id, statuses by the message's id and the status;
 * what has no id of its own by its content.
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
  const kind = field === 'account_update' ? 'account' : 'other';
  return [{ id: null, account, kind, item: value ?? new Map(), about: { field, time } }];
}

function idOf(kind: (typeof LISTS)[number][1], item: JsonFields): string | null {
  const id = textOf(item, 'id');
  if (kind === 'message' || kind === 'echo') return id;
  return kind === 'status' && id !== null ? `${id}:${textOf(item, 'status') ?? ''}` : null;
}
