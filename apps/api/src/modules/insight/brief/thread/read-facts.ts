import { DAY } from '@concordia/domain';
import { type BriefFacts, type ExchangedMessage, returnsIn } from '@concordia/domain/brief';
import type { WorkspaceReader } from '../../../../database/workspace-reader.js';
import {
  countNegative,
  countReceived,
  findExchanged,
  findFailed,
  findKept,
  findSaid,
  newestNegative,
  newestReceived,
  type Stretch,
} from './brief-messages.repository.js';
import type { BriefOrder } from './brief-thread.js';
import { labelOf, pointed } from './pointed.js';
import type { Read } from './pointed-messages.repository.js';
import { readCustomers } from './read-customers.js';
import { readEmails } from './read-emails.js';
import { readWaiting } from './read-waiting.js';

/** Maximum failed messages named. */
const NEWEST = 10;

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
    kept: await readKept(read, now),
    failed: await readFailed(read, now),
    returns: await readReturns(read, now),
    customers: await readCustomers(read),
  };
}

const daysBefore = (now: number, from: number, to = 0): Stretch => ({ from: now - from * DAY, to: now - to * DAY });

async function readReceived(read: Read, now: number): Promise<BriefFacts['received']> {
  const newest = await newestReceived(read, daysBefore(now, 7));
  return {
    count: await countReceived(read, daysBefore(now, 7)),
    before: await countReceived(read, daysBefore(now, 14, 7)),
    newest: newest.map(pointed),
  };
}

async function readNegative(read: Read, now: number): Promise<BriefFacts['negative']> {
  const newest = await newestNegative(read, daysBefore(now, 7));
  return { count: await countNegative(read, daysBefore(now, 7)), newest: newest.map(pointed) };
}

async function readSaid(read: Read, now: number): Promise<BriefFacts['said']> {
  const rows = await findSaid(read, daysBefore(now, 14));
  return rows.map((row) => ({ ...pointed(row), direction: row.direction, text: row.text }));
}

/** Nothing is kept before it was promised. */
async function readKept(read: Read, now: number): Promise<BriefFacts['kept']> {
  const byMessage = Map.groupBy(await findKept(read, daysBefore(now, 14).from), ({ message_id }) => message_id);
  return new Map([...byMessage].map(([id, rows]) => [id, rows.map(({ quote }) => quote)]));
}

async function readFailed(read: Read, now: number): Promise<BriefFacts['failed']> {
  const rows = await findFailed(read, now - 7 * DAY);
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

/** Returning contacts, from the newest messages of seven months. */
async function readReturns(read: Read, now: number): Promise<BriefFacts['returns']> {
  const rows = await findExchanged(read, daysBefore(now, 210));
  const byContact = new Map<string, ExchangedMessage[]>();
  for (const { contact_id: contactId, direction, sent_at: at } of rows.toReversed()) {
    if (contactId === null) continue;
    const known = byContact.get(contactId);
    if (known === undefined) byContact.set(contactId, [{ contactId, direction, at }]);
    else known.push({ contactId, direction, at });
  }
  return returnsIn([...byContact.values()].flat(), now);
}
