import { CLOSED_STAGES, type ClosedStage, type Cursor, companyKeyOf, companySortRange } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { DEAL_COLUMNS, type DealRow } from './deal.row.js';

export interface DealFilter {
  readonly state?: 'open' | ClosedStage | undefined;
  readonly stage?: string | undefined;
  readonly contactId?: string | undefined;
  readonly conversationId?: string | undefined;
  readonly company?: CompanyNames | undefined;
}

export interface CompanyNames {
  /** Normalized. */
  readonly key: string;
  /** How contacts spell it. */
  readonly spellings: readonly string[];
}

type Reader = Pick<WorkspaceTransaction, 'selectFrom'>;

@Injectable()
export class DealsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Newest first. */
  list(filter: DealFilter, limit: number, after: Cursor | null): Promise<DealRow[]> {
    const query = matching(this.db.read, filter)
      .select(DEAL_COLUMNS)
      .orderBy('deal.created_at', 'desc')
      .orderBy('deal.id', 'desc')
      .limit(limit);
    if (after === null) return query.execute();
    const place = [after.at ?? 0, after.id] as const;
    return query
      .where((eb) => eb(eb.refTuple('deal.created_at', 'deal.id'), '<', eb.tuple(eb.val(place[0]), eb.val(place[1]))))
      .execute();
  }

  async companyNames(company: string): Promise<CompanyNames> {
    const { from, until } = companySortRange(company);
    const rows = await this.db.read
      .selectFrom('contact_fts_entry')
      .innerJoin('contact', 'contact.id', 'contact_fts_entry.contact_id')
      .select('contact.company')
      .distinct()
      .where('contact_fts_entry.company_key', '>=', from)
      .where('contact_fts_entry.company_key', '<', until)
      .execute();
    const key = companyKeyOf(company);
    const spellings = rows.flatMap((row) =>
      row.company !== null && companyKeyOf(row.company) === key ? row.company : [],
    );
    return { key, spellings };
  }

  async count(filter: DealFilter): Promise<number> {
    const row = await matching(this.db.read, filter)
      .select((eb) => eb.fn.countAll<number | string>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(row.n);
  }

  /** Open deals by expected day, those without one last; closed ones newest first. */
  ofStage(stage: string, isClosed: boolean, limit: number): Promise<DealRow[]> {
    const query = named(this.db.read).select(DEAL_COLUMNS).where('deal.stage', '=', stage).limit(limit);
    if (isClosed) return query.orderBy('deal.closed_at', 'desc').orderBy('deal.id', 'desc').execute();
    return query.orderBy(sql`coalesce(deal.expected_on, '9999')`).orderBy('deal.id', 'desc').execute();
  }

  async sums(reader: Reader = this.db.read): Promise<Map<string, { readonly count: number; readonly value: number }>> {
    const rows = await reader
      .selectFrom('deal')
      .select((eb) => [
        'stage',
        eb.fn.countAll<number | string>().as('count'),
        eb.fn.sum<number | string>('value').as('value'),
      ])
      .groupBy('stage')
      .execute();
    return new Map(rows.map(({ stage, count, value }) => [stage, { count: Number(count), value: Number(value) }]));
  }

  find(id: string, reader: Reader = this.db.read): Promise<DealRow | undefined> {
    return named(reader).select(DEAL_COLUMNS).where('deal.id', '=', id).executeTakeFirst();
  }

  /** Locks the deal until the transaction ends. */
  async hold(tx: WorkspaceTransaction, id: string): Promise<DealRow | undefined> {
    await tx.selectFrom('deal').select('id').where('id', '=', id).forUpdate().execute();
    return this.find(id, tx);
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['deal']>): Promise<void> {
    await tx.insertInto('deal').values(row).execute();
  }

  async update(tx: WorkspaceTransaction, id: string, change: Updateable<ScopedTables['deal']>): Promise<void> {
    await tx.updateTable('deal').set(change).where('id', '=', id).execute();
  }

  async delete(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.deleteFrom('deal').where('id', '=', id).execute();
  }

  async isContact(tx: WorkspaceTransaction, id: string): Promise<boolean> {
    return (await tx.selectFrom('contact').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  }
}

const named = (reader: Reader) => reader.selectFrom('deal').innerJoin('contact', 'contact.id', 'deal.contact_id');

type OfDeal = ExpressionBuilder<ScopedTables, 'deal' | 'contact'>;

/** A deal without a company of its own belongs to that of its contact. */
function isOfCompany(eb: OfDeal, { key, spellings }: CompanyNames) {
  const own = eb('deal.company_key', '=', key);
  if (spellings.length === 0) return own;
  return eb.or([own, eb.and([eb('deal.company_key', 'is', null), eb('contact.company', 'in', [...spellings])])]);
}

function matching(reader: Reader, { state, stage, contactId, conversationId, company }: DealFilter) {
  let query = named(reader);
  if (state === 'open') query = query.where('deal.stage', 'not in', [...CLOSED_STAGES]);
  else if (state !== undefined) query = query.where('deal.stage', '=', state);
  if (stage !== undefined) query = query.where('deal.stage', '=', stage);
  if (contactId !== undefined) query = query.where('deal.contact_id', '=', contactId);
  if (company !== undefined) query = query.where((eb) => isOfCompany(eb, company));
  if (conversationId === undefined) return query;
  return query.where('deal.id', 'in', (eb) =>
    eb.selectFrom('deal_conversation').select('deal_id').where('conversation_id', '=', conversationId),
  );
}
