import { type BriefCustomers, briefCustomersOf, LEAVING_NAMED, type LeavingCustomer } from '@concordia/domain/brief';
import {
  bySegment,
  DEFAULT_MARGIN,
  DEFAULT_SAVE_OFFERS,
  defaultOfferId,
  type OfferTally,
} from '@concordia/domain/customers';
import { armOf, DEFAULT_HOLDOUT, holdoutChance } from '@concordia/domain/experiments';
import { z } from 'zod';
import {
  countOutcomes,
  countWriters,
  findAssignments,
  findLatest,
  findLeaving,
  findOffers,
  findValues,
  latestResult,
  workspaceOf,
} from './brief-customers.repository.js';
import { pointed } from './pointed.js';
import type { Read } from './pointed-messages.repository.js';

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

export async function readCustomers(read: Read): Promise<BriefCustomers> {
  const result = await readResult(read);
  const offers = await readOffers(read);
  return briefCustomersOf({
    result,
    wrote: await countWriters(read),
    leaving: result === null ? [] : await readLeaving(read, offers),
    values: await readValues(read),
    offers,
  });
}

async function readResult(read: Read) {
  const result = await latestResult(read);
  return result === null ? null : ResultSchema.parse(JSON.parse(result));
}

async function readLeaving(read: Read, offers: readonly OfferTally[]): Promise<LeavingCustomer[]> {
  const rows = await findLeaving(read, LEAVING_NAMED);
  const heldOutOf = await readHoldouts(read, offers, rows);
  const leaving: LeavingCustomer[] = [];
  for (const { contact_id: contactId, name: contactName, detail } of rows) {
    const { churnProbability, silenceDays } = DetailSchema.parse(JSON.parse(detail));
    const row = await findLatest(read, contactId);
    const latest = row === undefined ? null : pointed(row);
    leaving.push({
      contactId,
      contactName,
      churnProbability: churnProbability ?? 0,
      silenceDays,
      heldOutOf: heldOutOf(contactId),
      latest,
    });
  }
  return leaving;
}

/** Which offers are not made to whom, by the same rule as when an offer is noted. */
async function readHoldouts(read: Read, offers: readonly OfferTally[], customers: readonly { contact_id: string }[]) {
  const workspace = await workspaceOf(read);
  const ids = customers.map(({ contact_id }) => contact_id);
  const assigned = ids.length === 0 ? [] : await findAssignments(read, ids);
  return (contactId: string): string[] =>
    offers
      .filter(({ id, holdout }) => {
        const before = assigned.find(({ contact_id, offer_id }) => contact_id === contactId && offer_id === id);
        return armOf(before?.arm ?? null, holdoutChance(workspace, contactId), holdout) === 'held_out';
      })
      .map(({ id }) => id);
}

/** Expected value of each customer, in the workspace's currency. In id order, because floating-point sums depend on the order. */
async function readValues(read: Read): Promise<ReadonlyMap<string, number>> {
  const rows = await findValues(read);
  return new Map(rows.map(({ contact_id, value_cents }) => [contact_id, value_cents / 100]));
}

async function readOffers(read: Read): Promise<OfferTally[]> {
  const stored = await findOffers(read);
  const offers = stored.length > 0 ? stored.filter(({ is_removed }) => is_removed === 0) : await defaultOffers(read);
  const outcomes = await countOutcomes(read);
  const count = (id: string, states: readonly string[]) =>
    outcomes.reduce((sum, one) => sum + (one.offer_id === id && states.includes(one.state) ? Number(one.rows) : 0), 0);
  return offers.map(({ id, name, value, margin, holdout }) => ({
    id,
    name,
    value,
    trials: count(id, ['accepted', 'declined', 'expired']),
    accepted: count(id, ['accepted']),
    open: count(id, ['open']),
    heldOut: 0,
    margin,
    holdout,
    // The brief needs the rate alone.
    earned: [],
  }));
}

/** What a workspace offers until it changes something. */
async function defaultOffers(read: Read) {
  const workspace = await workspaceOf(read);
  return DEFAULT_SAVE_OFFERS.map(({ name, value }, place) => ({
    id: defaultOfferId(workspace, place),
    name,
    value,
    margin: DEFAULT_MARGIN,
    holdout: DEFAULT_HOLDOUT,
  }));
}
