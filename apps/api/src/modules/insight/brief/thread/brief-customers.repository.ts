import { type PointedRow, pointedMessages, type Read } from './pointed-messages.repository.js';

/** The result of the latest segmentation, in JSON; `null` before the first. */
export async function latestResult(read: Read): Promise<string | null> {
  const run = await read
    .selectFrom('segmentation_run')
    .select('result')
    .where('state', '=', 'done')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run?.result ?? null;
}

/** How many contacts ever wrote. */
export async function countWriters(read: Read): Promise<number> {
  const row = await read
    .selectFrom('contact')
    .select((eb) => eb.fn.countAll<number | string>().as('rows'))
    .where('inbound_count', '>', 0)
    .executeTakeFirst();
  return Number(row?.rows ?? 0);
}

/** Customers at high risk, the most valuable first. */
export const findLeaving = (read: Read, limit: number) =>
  read
    .selectFrom('customer_score')
    .innerJoin('contact', 'contact.id', 'customer_score.contact_id')
    .select(['customer_score.contact_id', 'customer_score.detail', 'contact.name'])
    .where('customer_score.risk', '=', 'high')
    .orderBy('customer_score.value_cents', 'desc')
    .orderBy('customer_score.contact_id', 'desc')
    .limit(limit)
    .execute();

/** The latest message with a contact. */
export const findLatest = (read: Read, contactId: string): Promise<PointedRow | undefined> =>
  pointedMessages(read)
    .where('message.contact_id', '=', contactId)
    .orderBy('message.sent_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What each customer is expected to bring, in the order of their ids. */
export const findValues = (read: Read): Promise<{ contact_id: string; value_cents: number }[]> =>
  read
    .selectFrom('customer_score')
    .select(['contact_id', 'value_cents'])
    .where('value_cents', '>=', 0)
    .orderBy('contact_id')
    .execute();

/** The offers that are made now, the oldest first. */
export const findOffers = (read: Read) =>
  read
    .selectFrom('save_offer')
    .select(['id', 'name', 'value'])
    .where('is_removed', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** How many outcomes of each state an offer has. */
export const countOutcomes = (read: Read) =>
  read
    .selectFrom('save_offer_outcome')
    .select((eb) => ['offer_id', 'state', eb.fn.countAll<number | string>().as('rows')])
    .groupBy(['offer_id', 'state'])
    .execute();
