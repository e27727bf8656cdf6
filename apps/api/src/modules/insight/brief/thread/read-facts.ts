import { DAY } from '@concordia/domain';
import { type BriefFacts, type ExchangedMessage, returnsIn } from '@concordia/domain/brief';
import type { WorkspaceReader } from '../../../../database/workspace-reader.js';
import type { BriefOrder } from './brief-thread.js';
import { labelOf, pointed, pointedQuery } from './pointed.js';
import { readCustomers } from './read-customers.js';
import { readEmails } from './read-emails.js';
import { readWaiting } from './read-waiting.js';

/** How many messages of a kind are named. */
const NEWEST = 10;

/** How many messages are read for promises. */
const SAID = 2_000;

/** How many messages are looked at for who returned. */
const EXCHANGED = 200_000;

/** Everything that a brief of this moment is composed of. */
export async function readFacts(
  { read }: WorkspaceReader,
  { now, timeZone, standing }: BriefOrder,
): Promise<BriefFacts> {
  return {
    now,
    timeZone,
    ...standing,
    ...(await readEmails(read, now)),
    received: await readReceived(read, now),
    negative: await readNegative(read, now),
    waiting: await readWaiting(read, now),
    said: await readSaid(read, now),
    failed: await readFailed(read, now),
    returns: await readReturns(read, now),
    customers: await readCustomers(read),
  };
}

type Read = WorkspaceReader['read'];

/** Personal messages to us of a stretch of time. */
const lately = (read: Read, from: number, to: number) =>
  read
    .selectFrom('message')
    .where('message.direction', '=', 'inbound')
    .where('message.kind', '=', 'personal')
    .where('message.sent_at', '>', from)
    .where('message.sent_at', '<=', to);

async function countOf(query: ReturnType<typeof lately>): Promise<number> {
  const row = await query.select((eb) => eb.fn.countAll<number | string>().as('rows')).executeTakeFirst();
  return Number(row?.rows ?? 0);
}

const newestReceived = (read: Read, now: number) =>
  pointedQuery(read)
    .where('message.direction', '=', 'inbound')
    .where('message.kind', '=', 'personal')
    .where('message.sent_at', '>', now - 7 * DAY)
    .where('message.sent_at', '<=', now)
    .orderBy('message.sent_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(NEWEST);

async function readReceived(read: Read, now: number): Promise<BriefFacts['received']> {
  const newest = await newestReceived(read, now).execute();
  return {
    count: await countOf(lately(read, now - 7 * DAY, now)),
    before: await countOf(lately(read, now - 14 * DAY, now - 7 * DAY)),
    newest: newest.map(pointed),
  };
}

async function readNegative(read: Read, now: number): Promise<BriefFacts['negative']> {
  const newest = await newestReceived(read, now).where('message.sentiment_label', '=', 'negative').execute();
  const all = lately(read, now - 7 * DAY, now).where('message.sentiment_label', '=', 'negative');
  return { count: await countOf(all), newest: newest.map(pointed) };
}

async function readSaid(read: Read, now: number): Promise<BriefFacts['said']> {
  const rows = await pointedQuery(read)
    .innerJoin('message_body', 'message_body.message_id', 'message.id')
    .select(['message.direction', 'message_body.text'])
    .where('message.kind', '=', 'personal')
    .where('message.sent_at', '>', now - 14 * DAY)
    .where('message.sent_at', '<=', now)
    .orderBy('message.sent_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(SAID)
    .execute();
  return rows.map((row) => ({ ...pointed(row), direction: row.direction, text: row.text }));
}

async function readFailed(read: Read, now: number): Promise<BriefFacts['failed']> {
  const rows = await read
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
    .where('outbound_message.send_at', '>', now - 7 * DAY)
    .orderBy('outbound_message.send_at', 'desc')
    .orderBy('outbound_message.id', 'desc')
    .limit(1_000)
    .execute();
  const failed = rows.flatMap((row) => {
    const { message_id: messageId, conversation_id: conversationId } = row;
    if (messageId === null || conversationId === null) return [];
    return [
      {
        messageId,
        conversationId,
        contactId: row.contact_id,
        contactName: row.name,
        channel: row.channel,
        label: labelOf(row.subject ?? row.content),
        at: row.send_at,
        reason: row.failure_message,
      },
    ];
  });
  return { count: failed.length, newest: failed.slice(0, NEWEST) };
}

/** Who returned, among the newest messages of seven months. */
async function readReturns(read: Read, now: number): Promise<BriefFacts['returns']> {
  const rows = await read
    .selectFrom('message')
    .select(['contact_id', 'direction', 'sent_at', 'id'])
    .where('kind', '=', 'personal')
    .where('contact_id', 'is not', null)
    .where('sent_at', '>', now - 210 * DAY)
    .where('sent_at', '<=', now)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(EXCHANGED)
    .execute();
  const byContact = new Map<string, ExchangedMessage[]>();
  for (const { contact_id: contactId, direction, sent_at: at } of rows.toReversed()) {
    if (contactId === null) continue;
    const known = byContact.get(contactId);
    if (known === undefined) byContact.set(contactId, [{ contactId, direction, at }]);
    else known.push({ contactId, direction, at });
  }
  return returnsIn([...byContact.values()].flat(), now);
}
