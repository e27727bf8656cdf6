import type { CustomerDetail, CustomerListQuery, CustomerStanding, RfmMap } from '@concordia/contract/insight';
import { guardedBoundaries, guardedRecency } from '@concordia/domain/customers';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { CustomersRepository } from './customers.repository.js';
import { fitOf } from './fit.json.js';
import { OutcomesRepository } from './outcomes.repository.js';
import { SegmentationRepository } from './segmentation.repository.js';

/** Customers in a map; beyond, it shows a sample of about as many. */
const MAPPED = 2_000;

/** Of the map's room, so that a sample of random size fits. */
const AIMED_AT = 0.95;

/** The stored part of a customer's detail. The name comes from the contact. */
type ScoreDetail = Omit<CustomerDetail, 'name' | 'company' | 'offers' | 'fit'>;

@Injectable()
export class CustomersService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly outcomes: OutcomesRepository,
    private readonly runs: SegmentationRepository,
    private readonly clock: Clock,
  ) {}

  async list(query: CustomerListQuery): Promise<Page<CustomerStanding>> {
    const rows = await this.customers.list(query, query.limit + 1, cursorOf(query));
    const { total, totalIsMinimum } = await this.customers.count(query);
    const page = pageFrom(rows, query.limit, total, (row) => ({ at: row.key, id: row.contact_id }), standingOf);
    return { ...page, totalIsMinimum };
  }

  async get(contactId: string): Promise<CustomerDetail> {
    const row = await this.customers.find(contactId);
    if (row === undefined) throw await this.#absent(contactId);
    const detail: ScoreDetail = JSON.parse(row.detail);
    const offers = await this.outcomes.ofContact(contactId);
    return {
      ...detail,
      cancelledDay: cancelledDayOf(detail),
      name: row.name,
      company: row.company,
      offers: offers.map(({ id, offer_id, name, state, made_at }) => ({
        outcomeId: id,
        offerId: offer_id,
        name,
        state,
        madeAt: new Date(made_at).toISOString(),
      })),
      fit: fitOf(await this.runs.latest(), await this.runs.newest(), this.clock.now()),
    };
  }

  async map(): Promise<RfmMap> {
    const total = await this.customers.countAll();
    const isSample = total > MAPPED;
    const rows = await this.customers.sample(isSample ? (AIMED_AT * MAPPED) / total : 1, MAPPED);
    const latest = await this.runs.latest();
    const boundaries = latest?.result.rfm.boundaries ?? null;
    return {
      total,
      customers: rows.map((row) => pointOf(standingOf(row))),
      isSample,
      boundaries: boundaries && {
        recencyDays: guardedBoundaries(boundaries.recencyDays),
        frequencyDays: boundaries.frequencyDays,
      },
      fit: fitOf(latest, await this.runs.newest(), this.clock.now()),
    };
  }

  /** A contact who never wrote or bought, or who is newer than the last run, is not a customer yet. */
  async #absent(contactId: string): Promise<DomainFailure> {
    if (!(await this.customers.isContact(contactId))) return notFound('contact');
    return new DomainFailure('not-found', 'CUSTOMER_NOT_FOUND', 'The customer was not found.');
  }
}

function pointOf(standing: CustomerStanding): RfmMap['customers'][number] {
  const { contactId, name, segment, frequency, silenceDays, transactionDays, dealValue, risk } = standing;
  const recency = guardedRecency(standing);
  return { contactId, name, segment, recency, frequency, silenceDays, transactionDays, dealValue, risk };
}

/** Scores from before this figure have none until the next night. */
const cancelledDayOf = ({ cancelledDay }: { readonly cancelledDay?: string | null }): string | null =>
  cancelledDay ?? null;

function standingOf({
  detail,
  name,
  company,
}: {
  readonly detail: string;
  readonly name: string;
  readonly company: string | null;
}): CustomerStanding {
  const { why: _, signals: __, ...standing }: ScoreDetail = JSON.parse(detail);
  return { ...standing, cancelledDay: cancelledDayOf(standing), name, company };
}
