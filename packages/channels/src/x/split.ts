import { createHash } from 'node:crypto';
import { fieldOf, fieldsOf, type JsonFields, jsonOf, listOf, textOf } from '../http/json.js';
import type { ChannelEnvelope, RawWebhook } from '../port/adapter.js';

/** Longer ids are rejected. */
const LONGEST_ID = 200;

/**
 * Splits a webhook of the Activity API, `{data: {event_uuid, event_type, filter, payload}}`, or of the older Account Activity API, `{for_user_id,
 * …_events: […]}`. Each event keeps its original form, alone.
 */
export function splitWebhook({ body }: RawWebhook): readonly ChannelEnvelope[] | null {
  const fields = fieldsOf(jsonOf(Buffer.from(body).toString('utf8')));
  if (fields === null) return null;
  const data = fieldOf(fields, 'data');
  const envelopes = data === null ? splitOlder(fields) : splitActivity(data);
  return envelopes?.every(({ id }) => id !== '' && id.length <= LONGEST_ID) ? envelopes : null;
}

/** Lists inside an Activity API payload: its direct messages use the older API's wrapper. */
const WRAPPED = ['direct_message_events', 'direct_message_mark_read_events'] as const;

function splitActivity(data: JsonFields): readonly ChannelEnvelope[] | null {
  const uuid = textOf(data, 'event_uuid');
  const payload = fieldOf(data, 'payload');
  if (uuid === null || textOf(data, 'event_type') === null || payload === null) return null;
  // A revocation has no filter.
  const account = textOf(fieldOf(data, 'filter'), 'user_id') ?? textOf(payload, 'user_id') ?? '';
  const list = WRAPPED.find((name) => listOf(payload, name).length > 1);
  if (list === undefined) return [{ id: uuid, account, raw: JSON.stringify({ data: plain(data) }) }];
  return listOf(payload, list).map((item) => {
    const id = `${uuid}.${idOf(item)}`;
    const single = { ...plain(data), event_uuid: id, payload: { ...plain(payload), [list]: [plain(item)] } };
    return { id, account, raw: JSON.stringify({ data: single }) };
  });
}

function splitOlder(fields: JsonFields): readonly ChannelEnvelope[] | null {
  const account = olderAccountOf(fields);
  // An event without an account, such as the end of a replay, is not ours.
  if (account === null) return fields.has('replay_job_status') ? [] : null;
  const shared = Object.fromEntries([...fields].filter(([, value]) => !Array.isArray(value)));
  const events = [...fields.keys()].flatMap((name) =>
    listOf(fields, name).map((item) => ({ ...shared, [name]: [plain(item)] })),
  );
  const all = fields.has('user_event') ? [plain(fields)] : events;
  return all.map((event) => ({ id: olderIdOf(account, fieldsOf(event)), account, raw: JSON.stringify(event) }));
}

export const olderAccountOf = (fields: JsonFields): string | null =>
  textOf(fields, 'for_user_id') ??
  textOf(fieldOf(fieldOf(fieldOf(fields, 'user_event'), 'revoke'), 'source'), 'user_id');

/** The id of a single event of the older API: its list, the account, and its own id. */
export function olderIdOf(account: string, event: JsonFields | null): string {
  const list = [...(event?.keys() ?? [])].find((name) => listOf(event, name).length > 0);
  const item = list === undefined ? fieldOf(event, 'user_event') : (listOf(event, list)[0] ?? null);
  return `${list ?? 'user_event'}.${account}.${item === null ? '' : idOf(item)}`;
}

/** The event's own id; falls back to its content if X gives none. */
const idOf = (item: JsonFields): string =>
  textOf(item, 'id_str') ??
  textOf(item, 'id') ??
  createHash('sha256')
    .update(JSON.stringify(plain(item)))
    .digest('hex')
    .slice(0, 32);

const plain = (fields: JsonFields) => Object.fromEntries(fields);
