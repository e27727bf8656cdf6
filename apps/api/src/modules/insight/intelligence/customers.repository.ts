import type { CustomerListQuery } from '@concordia/contract/insight';
import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { type BoundedTotal, boundedTotal, COUNT_BOUND } from '../../../common/page.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

const KEYS = {
  risk: 'customer_score.churn_ppm',
  value: 'customer_score.value_cents',
  recency: 'customer_score.last_day',
  engagement: 'customer_score.engagement_ppm',
} as const;

type Filter = Pick<CustomerListQuery, 'segment' | 'risk'>;

@Injectable()
export class CustomersRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Largest sort key first; each order has an index. */
  list({ segment, risk, sort }: Filter & Pick<CustomerListQuery, 'sort'>, limit: number, after: Cursor | null) {
    const key = KEYS[sort];
    return this.#of({ segment, risk })
      .innerJoin('contact', 'contact.id', 'customer_score.contact_id')
      .select([
        'customer_score.contact_id',
        'customer_score.detail',
        `${key} as key`,
        'contact.name',
        'contact.company',
      ])
      .$if(after !== null, (query) =>
        query.where((eb) =>
          eb(eb.refTuple(key, 'customer_score.contact_id'), '<', eb.tuple(after?.at ?? 0, after?.id ?? '')),
        ),
      )
      .orderBy(key, 'desc')
      .orderBy('customer_score.contact_id', 'desc')
      .limit(limit)
      .execute();
  }

  async count(filter: Filter): Promise<BoundedTotal> {
    const some = this.#of(filter)
      .select('customer_score.contact_id')
      .limit(COUNT_BOUND + 1);
    const { total } = await this.db.read
      .selectFrom(some.as('some'))
      .select((eb) => eb.fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    return boundedTotal(Number(total));
  }

  find(contactId: string) {
    return this.db.read
      .selectFrom('customer_score')
      .innerJoin('contact', 'contact.id', 'customer_score.contact_id')
      .select(['customer_score.detail', 'contact.name', 'contact.company'])
      .where('customer_score.contact_id', '=', contactId)
      .executeTakeFirst();
  }

  async isContact(contactId: string): Promise<boolean> {
    const row = await this.db.read.selectFrom('contact').select('id').where('id', '=', contactId).executeTakeFirst();
    return row !== undefined;
  }

  #of({ segment, risk }: Filter) {
    let query = this.db.read.selectFrom('customer_score');
    if (segment !== undefined) query = query.where('customer_score.segment', '=', segment);
    if (risk !== undefined) query = query.where('customer_score.risk', '=', risk);
    return query;
  }
}
