import { companyKeyOf } from '@concordia/domain';
import { DEFAULT_MARGIN } from '@concordia/domain/customers';
import { DEFAULT_HOLDOUT } from '@concordia/domain/experiments';
import { segmentedOf, type World } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';
import { rowOf } from '../insight/intelligence/score-row.js';

export interface IntelligenceRows {
  readonly deal: Insertable<ScopedTables['deal']>[];
  readonly deal_conversation: Insertable<ScopedTables['deal_conversation']>[];
  readonly save_offer: Insertable<ScopedTables['save_offer']>[];
  readonly save_offer_outcome: Insertable<ScopedTables['save_offer_outcome']>[];
  readonly segmentation_run: Insertable<ScopedTables['segmentation_run']>[];
  readonly customer_score: Insertable<ScopedTables['customer_score']>[];
}

export function intelligenceRows(world: World): IntelligenceRows {
  return { ...keptRows(world), ...segmentationRows(world) };
}

const keptRows = (world: World) => ({
  deal: [
    ...world.deals.map(({ id, contactId, title, value, closedAt }) => ({
      id,
      contact_id: contactId,
      title,
      value,
      stage: 'won',
      company: null,
      company_key: null,
      expected_on: null,
      note: null,
      closed_at: closedAt,
      created_at: closedAt,
    })),
    ...world.pipeline.map((deal) => ({
      id: deal.id,
      contact_id: deal.contactId,
      title: deal.title,
      value: deal.value,
      stage: deal.stage,
      company: deal.company,
      company_key: deal.company === null ? null : companyKeyOf(deal.company),
      expected_on: deal.expectedOn,
      note: deal.note,
      closed_at: deal.closedAt,
      created_at: deal.openedAt,
    })),
  ],
  deal_conversation: world.pipeline.flatMap(({ id, conversationIds, openedAt }) =>
    conversationIds.map((conversation_id) => ({ deal_id: id, conversation_id, linked_at: openedAt })),
  ),
  save_offer: world.saveOffers.map(({ id, name, value, windowDays, isRemoved, createdAt }) => ({
    id,
    name,
    value,
    window_days: windowDays,
    margin: DEFAULT_MARGIN,
    holdout: DEFAULT_HOLDOUT,
    is_removed: isRemoved ? (1 as const) : (0 as const),
    created_at: createdAt,
    updated_at: createdAt,
  })),
  save_offer_outcome: world.offerOutcomes.map((outcome) => ({
    id: outcome.id,
    offer_id: outcome.offerId,
    contact_id: outcome.contactId,
    state: outcome.state,
    decided_by: outcome.decidedBy,
    made_at: outcome.madeAt,
    ends_at: outcome.endsAt,
    decided_at: outcome.decidedAt,
  })),
});

/** The world's segmentation run, as the application itself would have stored it. */
function segmentationRows(world: World): Pick<IntelligenceRows, 'segmentation_run' | 'customer_score'> {
  const found = segmentedOf(world);
  if (found === null) return { segmentation_run: [], customer_score: [] };
  const { run, result, learned, scores, today } = found;
  // A scenario may have removed contacts since.
  const isThere = new Set(world.contacts.map(({ id }) => id));
  return {
    segmentation_run: [
      {
        id: run.id,
        started_by: run.startedBy,
        state: run.state,
        progress: 1,
        customers: result.customers,
        version: run.version,
        result: JSON.stringify({ ...result, learned }),
        created_at: run.createdAt,
        started_at: run.startedAt,
        finished_at: run.finishedAt,
      },
    ],
    customer_score: [...scores.values()]
      .filter(({ facts }) => isThere.has(facts.id))
      .map((score) => ({ ...rowOf(score, today), version: run.version ?? 1 })),
  };
}
