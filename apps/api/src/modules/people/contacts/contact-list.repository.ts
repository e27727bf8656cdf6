import type { ContactSort, Cursor, SearchTerm } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { type BoundedTotal, boundedTotal, COUNT_BOUND } from '../../../common/page.js';
import { ftsQuery, tsquery } from '../../../database/search-rows.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { CONTACT_COLUMNS, type ContactRow } from '../contact-records/contact.row.js';

/** Up to this many matches are collected and sorted. With more, the list is walked in order, because a match comes every few contacts. */
const SORTED_MATCHES = 1_000;

type Keyed = 'name' | 'company';

const KEYS = { name: 'contact_fts_entry.name_key', company: 'contact_fts_entry.company_key' } as const;

export interface ListedContact extends ContactRow {
  readonly name_key: string;
  readonly company_key: string;
}

export interface ContactSearch {
  readonly terms: readonly SearchTerm[];
  readonly sort: ContactSort;
  readonly limit: number;
  readonly after: Cursor | null;
}

@Injectable()
export class ContactListRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** In list order, starting after `after`. @param count result of {@link count} for the same terms. */
  list(search: ContactSearch, count: BoundedTotal): Promise<ListedContact[]> {
    const isLed = this.db.kind === 'sqlite' && search.terms.length > 0 && count.total <= SORTED_MATCHES;
    return isLed ? this.#led(search) : this.#walk(search);
  }

  async count(terms: readonly SearchTerm[]): Promise<BoundedTotal> {
    const { read } = this.db;
    const some =
      this.db.kind === 'sqlite'
        ? read
            .selectFrom('contact_fts')
            .select('contact_fts.rowid as place')
            .where(sql<SqlBool>`contact_fts match ${ftsQuery(terms)}`)
            .limit(COUNT_BOUND + 1)
        : read
            .selectFrom('contact_fts_entry')
            .select(sql<number>`1`.as('place'))
            .where(sql<SqlBool>`contact_fts_entry.vector @@ ${tsquery(terms)}::tsquery`)
            .limit(COUNT_BOUND + 1);
    const { total } = await read
      .selectFrom(some.as('some'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return boundedTotal(Number(total));
  }

  /** Walks contacts in list order and tests each. */
  #walk({ terms, sort, limit, after }: ContactSearch): Promise<ListedContact[]> {
    return this.db.read
      .selectFrom('contact_fts_entry')
      .innerJoin('contact', 'contact.id', 'contact_fts_entry.contact_id')
      .select(CONTACT_COLUMNS)
      .select(['contact_fts_entry.name_key', 'contact_fts_entry.company_key'])
      .where((eb) => eb.and(terms.length === 0 ? [] : this.#matches(terms)))
      .$if(after !== null, (query) => query.where(isAfter(sort, after)))
      .$if(sort === 'activity', (query) =>
        query.orderBy('contact.last_message_at', 'desc').orderBy('contact.id', 'desc'),
      )
      .$if(sort !== 'activity', (query) => query.orderBy(KEYS[keyedBy(sort)]).orderBy('contact_fts_entry.contact_id'))
      .limit(limit)
      .execute();
  }

  #matches(terms: readonly SearchTerm[]): Expression<SqlBool>[] {
    if (this.db.kind === 'postgresql') {
      return [sql<SqlBool>`contact_fts_entry.vector @@ ${tsquery(terms)}::tsquery`];
    }
    return terms.map(({ words }) => sql<SqlBool>`instr(contact_fts_entry.words, ${` ${words.join(' ')}`}) > 0`);
  }

  /** Looks up the matches and sorts them. SQLite joins in the order in which cross joins are written. */
  #led({ terms, sort, limit, after }: ContactSearch): Promise<ListedContact[]> {
    return this.db.read
      .selectFrom('contact_fts')
      .crossJoin('contact_fts_entry')
      .crossJoin('contact')
      .select(CONTACT_COLUMNS)
      .select(['contact_fts_entry.name_key', 'contact_fts_entry.company_key'])
      .where(sql<SqlBool>`contact_fts match ${ftsQuery(terms)}`)
      .whereRef('contact_fts_entry.place', '=', 'contact_fts.rowid')
      .whereRef('contact.id', '=', 'contact_fts_entry.contact_id')
      .$if(after !== null, (query) => query.where(isAfter(sort, after)))
      .$if(sort === 'activity', (query) =>
        query.orderBy('contact.last_message_at', 'desc').orderBy('contact.id', 'desc'),
      )
      .$if(sort !== 'activity', (query) => query.orderBy(KEYS[keyedBy(sort)]).orderBy('contact_fts_entry.contact_id'))
      .limit(limit)
      .execute();
  }
}

const keyedBy = (sort: ContactSort): Keyed => (sort === 'company' ? 'company' : 'name');

function isAfter(sort: ContactSort, after: Cursor | null): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'contact' | 'contact_fts_entry'>();
  const id = after?.id ?? '';
  if (sort === 'activity') {
    return eb(eb.refTuple('contact.last_message_at', 'contact.id'), '<', eb.tuple(after?.at ?? 0, id));
  }
  return eb(eb.refTuple(KEYS[keyedBy(sort)], 'contact_fts_entry.contact_id'), '>', eb.tuple(after?.key ?? '', id));
}
