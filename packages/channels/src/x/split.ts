import { createHash } from 'node:crypto';
import { fieldOf, fieldsOf, type JsonFields, jsonOf, listOf, textOf } from '../http/json.js';
import type { ChannelEnvelope, RawWebhook } from '../port/adapter.js';

/** The longest id that is taken for one. */
const LONGEST_ID = 200;

/**
 * Takes a webhook of the Activity API apart, `{data: {event_uuid, event_type, filter, payload}}`, or one of the older Account Activity API,
 * `{for_user_id, …_events: […]}`. Each event keeps the shape it came in, alone.
 */
export function splitWebhook({ body }: RawWebhook): readonly ChannelEnvelope[] | null {
  const fields = fieldsOf(jsonOf(Buffer.from(body).toString('utf8')));
  if (fields === null) return null;
  const data = fieldOf(fields, 'data');
  const envelopes = data === null ? splitOlder(fields) : splitActivity(data);
  return envelopes?.every(({ id }) => id !== '' && id.length <= LONGEST_ID) ? envelopes : null;
}

/** Lists inside a payload of the Activity API: direct messages come wrapped as the older API has them. */
const WRAPPED = ['direct_message_events', 'direct_message_mark_read_events'] as const;

function splitActivity(data: JsonFields): readonly ChannelEnvelope[] | null {
  const uuid = textOf(data, 'event_uuid');
  const payload = fieldOf(data, 'payload');
  if (uuid === null || textOf(data, 'event_type') === null || payload === null) return null;
  // A revocation comes without a filter.
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
  // What is about no account, such as the end of a replay, is no event of ours.
  if (account === null) return fields.has('replay_job_status') ? [] : null;
  const shared = Object.fromEntries([...fields].filter(([, value]) => !Array.isArray(value)));
  const events = [...fields.keys()].flatMap((name) =>
    listOf(fields, name).map((item) => ({ ...shared, [name]: [plain(item)] })),
  );
  const all = fields.has('user_event') ? [plain(fields)] : events;
  return all.map((event) => ({ id: olderIdOf(account, fieldsOf(event)), account, raw: JSON.stringify(event) }));
}

/** Whose account an event of the older API is about. */
export const olderAccountOf = (fields: JsonFields): string | null =>
  textOf(fields, 'for_user_id') ??
  textOf(fieldOf(fieldOf(fieldOf(fields, 'user_event'), 'revoke'), 'source'), 'user_id');

/** The id of a single event of the older API: the list it came in, the account, and its own id. */
export function olderIdOf(account: string, event: JsonFields | null): string {
  const list = [...(event?.keys() ?? [])].find((name) => listOf(event, name).length > 0);
  const item = list === undefined ? fieldOf(event, 'user_event') : (listOf(event, list)[0] ?? null);
  return `${list ?? 'user_event'}.${account}.${item === null ? '' : idOf(item)}`;
}

/** The event's own id; where X gives none, its content stands for it. */
const idOf = (item: JsonFields): string =>
  textOf(item, 'id_str') ??
  textOf(item, 'id') ??
  createHash('sha256')
    .update(JSON.stringify(plain(item)))
    .digest('hex')
    .slice(0, 32);

const plain = (fields: JsonFields) => Object.fromEntries(fields);
