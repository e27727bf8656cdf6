import { type BriefCustomers, briefCustomersOf, LEAVING_NAMED, type LeavingCustomer } from '@concordia/domain/brief';
import { bySegment, type OfferTally } from '@concordia/domain/customers';
import { z } from 'zod';
import type { WorkspaceReader } from '../../../../database/workspace-reader.js';
import { pointed, pointedQuery } from './pointed.js';

type Read = WorkspaceReader['read'];

/** What of a stored run a brief is made of. */
const ResultSchema = z.object({
  customers: z.number(),
  orderValue: z.number().nullable(),
  missing: z.array(
    z.object({
      what: z.enum(['customers', 'returning', 'weeks', 'spenders', 'outcomes', 'answers', 'deals', 'fit', 'spread']),
      have: z.number(),
      needed: z.number(),
    }),
  ),
  rfm: z.object({
    averageSum: z.number().nullable(),
    engagedShare: z.number().nullable(),
    monetaryBasis: z.object({ deal_value: z.number(), engagement: z.number() }),
    segments: z.object(bySegment(() => z.object({ count: z.number() }))),
  }),
  churnRisk: z.object({ high: z.object({ count: z.number(), percentage: z.number() }) }),
});

const DetailSchema = z.object({ churnProbability: z.number().nullable(), silenceDays: z.number() });

/** What the models of the latest run say of all customers. */
export async function readCustomers(read: Read): Promise<BriefCustomers> {
  const result = await readResult(read);
  return briefCustomersOf({
    result,
    wrote: await countWriters(read),
    leaving: result === null ? [] : await readLeaving(read),
    values: await readValues(read),
    offers: await readOffers(read),
  });
}

async function readResult(read: Read) {
  const run = await read
    .selectFrom('segmentation_run')
    .select('result')
    .where('state', '=', 'done')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run?.result === undefined || run.result === null ? null : ResultSchema.parse(JSON.parse(run.result));
}

async function countWriters(read: Read): Promise<number> {
  const row = await read
    .selectFrom('contact')
    .select((eb) => eb.fn.countAll<number | string>().as('rows'))
    .where('inbound_count', '>', 0)
    .executeTakeFirst();
  return Number(row?.rows ?? 0);
}

async function readLeaving(read: Read): Promise<LeavingCustomer[]> {
  const rows = await read
    .selectFrom('customer_score')
    .innerJoin('contact', 'contact.id', 'customer_score.contact_id')
    .select(['customer_score.contact_id', 'customer_score.detail', 'contact.name'])
    .where('customer_score.risk', '=', 'high')
    .orderBy('customer_score.value_cents', 'desc')
    .orderBy('customer_score.contact_id', 'desc')
    .limit(LEAVING_NAMED)
    .execute();
  const leaving: LeavingCustomer[] = [];
  for (const { contact_id: contactId, name: contactName, detail } of rows) {
    const { churnProbability, silenceDays } = DetailSchema.parse(JSON.parse(detail));
    const latest = await readLatest(read, contactId);
    leaving.push({ contactId, contactName, churnProbability: churnProbability ?? 0, silenceDays, latest });
  }
  return leaving;
}

async function readLatest(read: Read, contactId: string): Promise<LeavingCustomer['latest']> {
  const row = await pointedQuery(read)
    .where('message.contact_id', '=', contactId)
    .orderBy('message.sent_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : pointed(row);
}

/** What each customer is expected to bring, in the currency; in the order of their ids, since sums do not commute exactly. */
async function readValues(read: Read): Promise<ReadonlyMap<string, number>> {
  const rows = await read
    .selectFrom('customer_score')
    .select(['contact_id', 'value_cents'])
    .where('value_cents', '>=', 0)
    .orderBy('contact_id')
    .execute();
  return new Map(rows.map(({ contact_id, value_cents }) => [contact_id, value_cents / 100]));
}

/** The offers that are made now, with what came of them. */
async function readOffers(read: Read): Promise<OfferTally[]> {
  const offers = await read
    .selectFrom('save_offer')
    .select(['id', 'name', 'value'])
    .where('is_removed', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const outcomes = await read
    .selectFrom('save_offer_outcome')
    .select((eb) => ['offer_id', 'state', eb.fn.countAll<number | string>().as('rows')])
    .groupBy(['offer_id', 'state'])
    .execute();
  const count = (id: string, states: readonly string[]) =>
    outcomes.reduce((sum, one) => sum + (one.offer_id === id && states.includes(one.state) ? Number(one.rows) : 0), 0);
  return offers.map(({ id, name, value }) => ({
    id,
    name,
    value,
    trials: count(id, ['accepted', 'declined', 'expired']),
    accepted: count(id, ['accepted']),
    open: count(id, ['open']),
  }));
}
