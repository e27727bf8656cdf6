import { type PointedRow, pointedMessages, type Read } from './pointed-messages.repository.js';

/** Result of the latest segmentation, as JSON; `null` before the first. */
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

export async function countWriters(read: Read): Promise<number> {
  const row = await read
    .selectFrom('contact')
    .select((eb) => eb.fn.countAll<number | string>().as('rows'))
    .where('inbound_count', '>', 0)
    .executeTakeFirst();
  return Number(row?.rows ?? 0);
}

/** Customers at high risk, most valuable first. */
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

export const findLatest = (read: Read, contactId: string): Promise<PointedRow | undefined> =>
  pointedMessages(read)
    .where('message.contact_id', '=', contactId)
    .orderBy('message.sent_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Expected value of each customer, in id order. */
export const findValues = (read: Read): Promise<{ contact_id: string; value_cents: number }[]> =>
  read
    .selectFrom('customer_score')
    .select(['contact_id', 'value_cents'])
    .where('value_cents', '>=', 0)
    .orderBy('contact_id')
    .execute();

export async function workspaceOf(read: Read): Promise<string> {
  return (await read.selectFrom('workspace').select('id').executeTakeFirstOrThrow()).id;
}

/** All stored offers, including removed ones, oldest first. */
export const findOffers = (read: Read) =>
  read
    .selectFrom('save_offer')
    .select(['id', 'name', 'value', 'margin', 'holdout', 'is_removed'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** How these contacts were assigned to offers, the first assignment first. */
export const findAssignments = (read: Read, contactIds: readonly string[]) =>
  read
    .selectFrom('save_offer_outcome')
    .select(['contact_id', 'offer_id', 'arm'])
    .where('contact_id', 'in', contactIds)
    .where('arm', 'is not', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute();

export const countOutcomes = (read: Read) =>
  read
    .selectFrom('save_offer_outcome')
    .select((eb) => ['offer_id', 'state', eb.fn.countAll<number | string>().as('rows')])
    .where((eb) => eb.or([eb('arm', 'is', null), eb('arm', '=', 'offered')]))
    .groupBy(['offer_id', 'state'])
    .execute();
