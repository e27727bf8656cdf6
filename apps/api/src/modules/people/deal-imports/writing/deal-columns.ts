import { companyKeyOf, HOUR, isClosedStage } from '@concordia/domain';
import { type DealLine, RowRefused } from '../reading/deal-line.js';
import type { KnownDeal } from './deal-batch.repository.js';
import type { KnownContact } from './known-contacts.js';

/** What a row stores, without id. */
export type DealColumns = Omit<KnownDeal, 'id'>;

/** How far the earliest time zone is ahead of UTC. */
const FARTHEST_AHEAD = 14 * HOUR;

interface Written {
  readonly line: DealLine;
  readonly contact: KnownContact;
  /** The stage of a new deal without one. */
  readonly firstStage: string;
  readonly now: number;
}

/** The columns of a row's deal: the known ones, replaced by what the row says. What it leaves empty stays. */
export function columnsOf(known: KnownDeal | undefined, { line, contact, firstStage, now }: Written): DealColumns {
  const stage = line.stage ?? known?.stage ?? firstStage;
  const isClosed = isClosedStage(stage);
  const closed_at = isClosed ? closedAt(known, line, stage, now) : 0;
  const opened = line.openedOn ?? (known === undefined && isClosed ? dayOf(closed_at) : null);
  return {
    contact_id: contact.id,
    title: line.title,
    value: line.value ?? known?.value ?? 0,
    stage,
    ...companyOf(known, line, contact),
    expected_on: line.expectedOn ?? (isClosed ? null : line.closeDate) ?? known?.expected_on ?? null,
    note: line.note ?? known?.note ?? null,
    external_key: line.externalKey ?? known?.external_key ?? null,
    closed_at,
    created_at: instantOf(opened, known?.created_at, now),
  };
}

export const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Noon is on that day in most time zones. A known instant of the day stays. */
function instantOf(day: string | null, known: number | undefined, now: number): number {
  if (day === null) return known ?? now;
  if (known !== undefined && dayOf(known) === day) return known;
  return Math.min(now, Date.parse(`${day}T12:00:00Z`));
}

function closedAt(known: KnownDeal | undefined, line: DealLine, stage: string, now: number): number {
  const before = known?.stage === stage ? known.closed_at : undefined;
  const day = line.closedOn ?? line.closeDate;
  if (day !== null && day > dayOf(now + FARTHEST_AHEAD)) {
    throw new RowRefused('DATE_IN_FUTURE', 'closeDate', 'This date is in the future, but the deal is closed.', day);
  }
  return instantOf(day, before, now);
}

/** A deal whose company is that of its contact has none of its own, and follows it. */
function companyOf(known: KnownDeal | undefined, { company }: DealLine, contact: KnownContact) {
  if (company === null) return { company: known?.company ?? null, company_key: known?.company_key ?? null };
  const company_key = companyKeyOf(company);
  return company_key === contact.companyKey ? { company: null, company_key: null } : { company, company_key };
}
