import {
  type Channel,
  type Cursor,
  isFieldColumn,
  type SearchTerm,
  type SortOrder,
  usualOrder,
} from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { type Expression, expressionBuilder, type Nullable, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type BoundedTotal, boundedTotal, COUNT_BOUND } from '../../../common/page.js';
import { ftsQuery, tsquery } from '../../../database/search-rows.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { CONTACT_COLUMNS, channelBit } from '../contact-records/contact.row.js';
import {
  type ContactOrder,
  fieldKey,
  isAfter,
  isAmongBlanks,
  isBeyond,
  type ListedContact,
  type OrderTerms,
  orderTerms,
} from './contact-order.js';

/** Up to this many matches are collected and sorted. With more, the list is walked in order, because a match comes every few contacts. */
const SORTED_MATCHES = 1_000;

export interface ContactFilter {
  readonly terms: readonly SearchTerm[];
  readonly channel?: Channel | undefined;
  readonly tag?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

export interface ContactSearch extends ContactFilter {
  readonly sort: ContactOrder['sort'];
  readonly order?: SortOrder | undefined;
  readonly limit: number;
  readonly after: Cursor | null;
}

interface ListedTables extends Omit<ScopedTables, 'contact_profile'> {
  readonly contact_profile: Nullable<ScopedTables['contact_profile']>;
}

/** Rows to sort. */
type ListedRows = SelectQueryBuilder<ListedTables, 'contact' | 'contact_fts_entry' | 'contact_profile', ListedContact>;

/** Rows to count. */
type Countable = SelectQueryBuilder<ScopedTables, never, { place: number }>;

@Injectable()
export class ContactListRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** In list order, starting after `after`. @param count result of {@link count} for the same filter. */
  async list(search: ContactSearch, count: BoundedTotal): Promise<ListedContact[]> {
    const isLed = this.db.kind === 'sqlite' && search.terms.length > 0 && count.total <= SORTED_MATCHES;
    const { sort, limit, after } = search;
    const order = { sort, order: search.order ?? usualOrder(sort) };
    const terms = orderTerms(order, this.db.kind);
    const matches = await this.#matches(search, isLed);
    const rows = (conditions: readonly Expression<SqlBool>[], most: number) =>
      (isLed ? this.#led(search) : this.#all())
        // Both engines leave the join out of a query that reads nothing of it.
        .leftJoin('contact_profile', 'contact_profile.contact_id', 'contact.id')
        .select(CONTACT_COLUMNS)
        .select(['contact_fts_entry.name_key', 'contact_fts_entry.company_key'])
        .select((isFieldColumn(sort) ? fieldKey(sort, this.db.kind) : sql<string>`''`).as('field_key'))
        .where((eb) => eb.and([...matches, ...conditions]))
        .limit(most);
    if (!isLed && terms.hasValue !== null) return this.#inTwo(order, terms, { limit, after }, rows);
    const found = rows(after === null ? [] : [isAfter(order, terms, after)], limit);
    const blanksLast = terms.isBlank === null ? found : found.orderBy(terms.isBlank);
    return blanksLast.orderBy(terms.key, terms.direction).orderBy(terms.id, terms.direction).execute();
  }

  /** Those with a value and then those without: in one query, every match would have to be sorted. */
  async #inTwo(
    { sort }: ContactOrder,
    terms: OrderTerms,
    { limit, after }: Pick<ContactSearch, 'limit' | 'after'>,
    rows: (conditions: readonly Expression<SqlBool>[], most: number) => ListedRows,
  ): Promise<ListedContact[]> {
    const part = async (which: Expression<SqlBool> | null, from: Cursor | null, most: number) => {
      if (which === null || most === 0) return [];
      const found = rows(from === null ? [which] : [which, isBeyond({ sort }, terms, from)], most);
      const isByIdAlone = terms.areBlanksAlike && which === terms.isBlank;
      return (isByIdAlone ? found : found.orderBy(terms.key, terms.direction))
        .orderBy(terms.id, terms.direction)
        .execute();
    };
    const isPast = after !== null && isAmongBlanks(sort, after);
    const valued = isPast ? [] : await part(terms.hasValue, after, limit);
    return [...valued, ...(await part(terms.isBlank, isPast ? after : null, limit - valued.length))];
  }

  async count(filter: ContactFilter): Promise<BoundedTotal> {
    const isOnlyWords = filter.terms.length > 0 && [filter.channel, filter.tag, filter.ids].every(isAbsent);
    const some = isOnlyWords ? this.#found(filter) : await this.#counted(filter);
    const { total } = await this.db.read
      .selectFrom(some.as('some'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return boundedTotal(Number(total));
  }

  /** Along the search index alone. */
  #found({ terms }: ContactFilter): Countable {
    if (this.db.kind === 'postgresql') {
      return this.db.read
        .selectFrom('contact_fts_entry')
        .select(sql<number>`1`.as('place'))
        .where((eb) => eb.and(this.#containing(terms)))
        .limit(COUNT_BOUND + 1);
    }
    return this.db.read
      .selectFrom('contact_fts')
      .select('contact_fts.rowid as place')
      .where(sql<SqlBool>`contact_fts match ${ftsQuery(terms)}`)
      .limit(COUNT_BOUND + 1);
  }

  async #counted(filter: ContactFilter): Promise<Countable> {
    const matches = await this.#matches(filter, false);
    return this.#all()
      .select(sql<number>`1`.as('place'))
      .where((eb) => eb.and(matches))
      .limit(COUNT_BOUND + 1);
  }

  /** To walk in list order, testing each. */
  #all() {
    return this.db.read
      .selectFrom('contact_fts_entry')
      .innerJoin('contact', 'contact.id', 'contact_fts_entry.contact_id');
  }

  /** Looks up the matches, to be sorted. SQLite joins in the order in which cross joins are written. */
  #led({ terms }: ContactFilter) {
    return this.db.read
      .selectFrom('contact_fts')
      .crossJoin('contact_fts_entry')
      .crossJoin('contact')
      .where(sql<SqlBool>`contact_fts match ${ftsQuery(terms)}`)
      .whereRef('contact_fts_entry.place', '=', 'contact_fts.rowid')
      .whereRef('contact.id', '=', 'contact_fts_entry.contact_id');
  }

  /** @param isLed the words were looked up. */
  async #matches({ terms, channel, tag, ids }: ContactFilter, isLed: boolean): Promise<Expression<SqlBool>[]> {
    const eb = expressionBuilder<ScopedTables, 'contact'>();
    const tags = tag === undefined ? [] : await this.#spellings(tag);
    return [
      ...(isLed || terms.length === 0 ? [] : this.#containing(terms)),
      ...(channel === undefined ? [] : [sql<SqlBool>`(contact.channel_bits & ${channelBit(channel)}) <> 0`]),
      ...(ids === undefined ? [] : [eb('contact.id', 'in', [...ids])]),
      ...(tag === undefined
        ? []
        : [
            tags.length === 0
              ? sql<SqlBool>`1 = 0`
              : eb(
                  'contact.id',
                  'in',
                  this.db.read.selectFrom('contact_tag').select('contact_id').where('tag', 'in', tags),
                ),
          ]),
    ];
  }

  #containing(terms: readonly SearchTerm[]): Expression<SqlBool>[] {
    if (this.db.kind === 'postgresql') {
      return [sql<SqlBool>`contact_fts_entry.vector @@ ${tsquery(terms)}::tsquery`];
    }
    return terms.map(({ words }) => sql<SqlBool>`instr(contact_fts_entry.words, ${` ${words.join(' ')}`}) > 0`);
  }

  /** How contacts spell a tag, in whatever case. */
  async #spellings(tag: string): Promise<string[]> {
    const rows = await this.db.read.selectFrom('contact_tag').select('tag').distinct().execute();
    return rows.flatMap((row) => (row.tag.toLowerCase() === tag.toLowerCase() ? row.tag : []));
  }
}

const isAbsent = (value: unknown): boolean => value === undefined;
