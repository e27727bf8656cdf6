import type { CustomerListQuery } from '@concordia/contract/insight';
import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type BoundedTotal, boundedTotal, COUNT_BOUND } from '../../../common/page.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

const KEYS = {
  risk: 'customer_score.churn_ppm',
  value: 'customer_score.value_cents',
  recency: 'customer_score.last_day',
  engagement: 'customer_score.engagement_ppm',
} as const;

/** Of an id, in characters; its last hexadecimal digits; and how many values they have. */
const ID_LENGTH = 36;
const END_DIGITS = 6;
const ENDS = 16 ** END_DIGITS;

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

  async countAll(): Promise<number> {
    const row = await this.db.read
      .selectFrom('customer_score')
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .executeTakeFirst();
    return Number(row?.rows ?? 0);
  }

  /**
   * Customers whose ids end below a bound: the end of an id is random, so that a part of its range is a random sample, and the same one at every call.
   *
   * @param share of all customers, in (0, 1].
   */
  sample(share: number, limit: number) {
    const all = this.db.read
      .selectFrom('customer_score')
      .innerJoin('contact', 'contact.id', 'customer_score.contact_id')
      .select(['customer_score.detail', 'contact.name', 'contact.company'])
      .orderBy('customer_score.contact_id')
      .limit(limit);
    if (share >= 1) return all.execute();
    const bound = Math.floor(share * ENDS)
      .toString(16)
      .padStart(END_DIGITS, '0');
    const end = sql<string>`substr(cast(customer_score.contact_id as text), ${sql.lit(ID_LENGTH - END_DIGITS + 1)})`;
    return all.where(end, '<', bound).execute();
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
