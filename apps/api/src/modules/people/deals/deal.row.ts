import type { Deal } from '@concordia/contract/people';
import { type Cursor, dealStateOf } from '@concordia/domain';

export interface DealRow {
  readonly id: string;
  readonly title: string | null;
  readonly contact_id: string;
  readonly contact_name: string;
  readonly contact_company: string | null;
  readonly company: string | null;
  readonly stage: string;
  readonly value: number;
  readonly expected_on: string | null;
  readonly note: string | null;
  readonly closed_at: number;
  readonly created_at: number;
}

/** Of `deal` joined with `contact`. */
export const DEAL_COLUMNS = [
  'deal.id',
  'deal.title',
  'deal.contact_id',
  'contact.name as contact_name',
  'contact.company as contact_company',
  'deal.company',
  'deal.stage',
  'deal.value',
  'deal.expected_on',
  'deal.note',
  'deal.closed_at',
  'deal.created_at',
] as const;

export function dealOf(row: DealRow, conversationIds: readonly string[]): Deal {
  return {
    id: row.id,
    title: row.title,
    contact: { id: row.contact_id, name: row.contact_name, company: row.contact_company },
    company: row.company ?? row.contact_company,
    hasOwnCompany: row.company !== null,
    stage: row.stage,
    state: dealStateOf(row.stage),
    value: row.value,
    expectedOn: row.expected_on,
    openedAt: new Date(row.created_at).toISOString(),
    closedAt: row.closed_at === 0 ? null : new Date(row.closed_at).toISOString(),
    note: row.note,
    conversationIds: [...conversationIds],
  };
}

export const placeOfDeal = (row: DealRow): Cursor => ({ at: row.created_at, id: row.id });
