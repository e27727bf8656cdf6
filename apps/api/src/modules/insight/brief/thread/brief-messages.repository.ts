import { type PointedRow, pointedMessages, type Read } from './pointed-messages.repository.js';

/** A period: its start exclusive, its end inclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Maximum messages named per kind. */
const NEWEST = 10;

/** Maximum messages searched for promises. */
const SAID = 2_000;

/** Maximum messages searched for returning contacts. */
const EXCHANGED = 200_000;

const received = (read: Read, { from, to }: Stretch) =>
  read
    .selectFrom('message')
    .where('message.direction', '=', 'inbound')
    .where('message.kind', '=', 'personal')
    .where('message.sent_at', '>', from)
    .where('message.sent_at', '<=', to);

async function countOf(query: ReturnType<typeof received>): Promise<number> {
  const row = await query.select((eb) => eb.fn.countAll<number | string>().as('rows')).executeTakeFirst();
  return Number(row?.rows ?? 0);
}

const newest = (read: Read, { from, to }: Stretch) =>
  pointedMessages(read)
    .where('message.direction', '=', 'inbound')
    .where('message.kind', '=', 'personal')
    .where('message.sent_at', '>', from)
    .where('message.sent_at', '<=', to)
    .orderBy('message.sent_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(NEWEST);

export const countReceived = (read: Read, stretch: Stretch): Promise<number> => countOf(received(read, stretch));

export const countNegative = (read: Read, stretch: Stretch): Promise<number> =>
  countOf(received(read, stretch).where('message.sentiment_label', '=', 'negative'));

export const newestReceived = (read: Read, stretch: Stretch): Promise<PointedRow[]> => newest(read, stretch).execute();

export const newestNegative = (read: Read, stretch: Stretch): Promise<PointedRow[]> =>
  newest(read, stretch).where('message.sentiment_label', '=', 'negative').execute();

/** Messages in both directions, newest first. */
export const findSaid = (read: Read, { from, to }: Stretch) =>
  pointedMessages(read)
    .innerJoin('message_body', 'message_body.message_id', 'message.id')
    .select(['message.direction', 'message_body.text'])
    .where('message.kind', '=', 'personal')
    .where('message.sent_at', '>', from)
    .where('message.sent_at', '<=', to)
    .orderBy('message.sent_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(SAID)
    .execute();

/** Failed outbound messages since an instant, newest first. */
export const findFailed = (read: Read, since: number) =>
  read
    .selectFrom('outbound_message')
    .leftJoin('contact', 'contact.id', 'outbound_message.contact_id')
    .select([
      'outbound_message.message_id',
      'outbound_message.conversation_id',
      'outbound_message.contact_id',
      'outbound_message.channel',
      'outbound_message.subject',
      'outbound_message.content',
      'outbound_message.failure_message',
      'outbound_message.send_at',
      'contact.name',
    ])
    .where('outbound_message.state', '=', 'failed')
    .where('outbound_message.send_at', '>', since)
    .orderBy('outbound_message.send_at', 'desc')
    .orderBy('outbound_message.id', 'desc')
    .limit(1_000)
    .execute();

/** Who wrote to whom and when, newest first. */
export const findExchanged = (read: Read, { from, to }: Stretch) =>
  read
    .selectFrom('message')
    .select(['contact_id', 'direction', 'sent_at', 'id'])
    .where('kind', '=', 'personal')
    .where('contact_id', 'is not', null)
    .where('sent_at', '>', from)
    .where('sent_at', '<=', to)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(EXCHANGED)
    .execute();

/** Promises that were checked off since an instant. */
export const findKept = (read: Read, since: number) =>
  read.selectFrom('promise_check').select(['message_id', 'quote']).where('kept_at', '>=', since).execute();
