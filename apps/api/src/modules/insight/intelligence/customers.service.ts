import type { CustomerDetail, CustomerListQuery, CustomerStanding } from '@concordia/contract/insight';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { CustomersRepository } from './customers.repository.js';
import { fitOf } from './fit.json.js';
import { OutcomesRepository } from './outcomes.repository.js';
import { SegmentationRepository } from './segmentation.repository.js';

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

  /** A contact who never wrote or bought, or who is newer than the last run, is not a customer yet. */
  async #absent(contactId: string): Promise<DomainFailure> {
    if (!(await this.customers.isContact(contactId))) return notFound('contact');
    return new DomainFailure('not-found', 'CUSTOMER_NOT_FOUND', 'The customer was not found.');
  }
}

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
  return { ...standing, name, company };
}
