import {
  type ContactFieldColumn,
  type ContactOrderBy,
  type Cursor,
  fieldNameOf,
  foldAscii,
  isFieldColumn,
  type SortOrder,
  usualOrder,
} from '@concordia/domain';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContactRow } from '../contact-records/contact.row.js';

export interface ContactOrder {
  readonly sort: ContactOrderBy;
  readonly order: SortOrder;
}

export interface ListedContact extends ContactRow {
  readonly name_key: string;
  readonly company_key: string;
  /** Of the custom field that the list is sorted by. */
  readonly field_key?: string;
}

/** What a list is ordered by: an expression, and which rows have no value and come last. */
export interface OrderTerms {
  readonly key: RawBuilder<unknown>;
  /** Orders contacts of the same key: the id, of the table whose index has it. */
  readonly id: RawBuilder<unknown>;
  /** `null` where every row has a value, or those without one come last by themselves. */
  readonly isBlank: RawBuilder<SqlBool> | null;
  /** Where the order runs along an index that begins with rows without a value: those with one, as a range of it. */
  readonly hasValue: RawBuilder<SqlBool> | null;
  /** Rows without a value are in the order of ids alone. */
  readonly areBlanksAlike: boolean;
  readonly direction: SortOrder;
}

/** Characters of a field that count for its order, which a cursor has to carry. */
const KEY_LENGTH = 40;

const isTime = (sort: ContactOrderBy): boolean => sort === 'activity' || sort === 'created';

/** Sorts behind every company, where `companySortKey` puts contacts without one. */
const NO_COMPANY = '\uffff';

/**
 * Names, companies, activity and creation run along an index. The other fields are compared as they are stored, without regard to the case of A to Z,
 * the same on both engines; the database looks at every match for them.
 */
export function orderTerms({ sort, order }: ContactOrder, kind: 'sqlite' | 'postgresql'): OrderTerms {
  const isUsual = order === usualOrder(sort);
  const plain = { direction: order, isBlank: null, hasValue: null, areBlanksAlike: false } as const;
  const id = isTime(sort) ? sql`contact.id` : sql`contact_fts_entry.contact_id`;
  if (sort === 'name') return { ...plain, id, key: sql`contact_fts_entry.name_key` };
  if (sort === 'created') return { ...plain, id, key: sql`contact.created_at` };
  if (sort === 'activity') {
    const key = sql`contact.last_message_at`;
    if (isUsual) return { ...plain, id, key };
    return { ...plain, id, key, isBlank: sql`contact.last_message_at = 0`, hasValue: sql`contact.last_message_at > 0` };
  }
  if (sort === 'company') {
    const key = sql`contact_fts_entry.company_key`;
    if (isUsual) return { ...plain, id, key };
    const isBlank = sql<SqlBool>`${key} >= ${NO_COMPANY}`;
    return { ...plain, id, key, isBlank, hasValue: sql`${key} < ${NO_COMPANY}` };
  }
  if (isFieldColumn(sort)) {
    const hasValue = hasField(sort, kind);
    return {
      ...plain,
      id,
      key: fieldKey(sort, kind),
      isBlank: sql<SqlBool>`not ${hasValue}`,
      hasValue,
      areBlanksAlike: true,
    };
  }
  const stored = sql`coalesce(${sql.ref(`contact.${sort}`)}, '')`;
  const start = sql`substr(${stored}, 1, ${sql.lit(KEY_LENGTH)})`;
  const key = kind === 'sqlite' ? sql`lower(${start})` : sql`lower(${start} collate "C")`;
  return { ...plain, id, key, isBlank: sql<SqlBool>`${stored} = ''` };
}

const FIELDS_TEXT = sql`coalesce(contact_profile.custom_fields, '[]')`;

const folded = (text: RawBuilder<unknown>, kind: 'sqlite' | 'postgresql'): RawBuilder<unknown> =>
  kind === 'sqlite' ? sql`lower(${text})` : sql`lower((${text}) collate "C")`;

/** The start of a contact's value of a custom field; empty without one. */
export function fieldKey(column: ContactFieldColumn, kind: 'sqlite' | 'postgresql'): RawBuilder<string> {
  const name = foldAscii(fieldNameOf(column));
  const part = (key: string) =>
    kind === 'sqlite' ? sql`json_extract(field.value, ${sql.lit(`$.${key}`)})` : sql`field.value ->> ${sql.lit(key)}`;
  const all = kind === 'sqlite' ? sql`json_each(${FIELDS_TEXT})` : sql`json_array_elements(${FIELDS_TEXT}::json)`;
  const start = folded(sql`substr(${part('value')}, 1, ${sql.lit(KEY_LENGTH)})`, kind);
  return sql<string>`coalesce((select ${start} from ${all} as field where ${folded(part('key'), kind)} = ${name} limit 1), '')`;
}

/** Looks for the name first, so that the JSON of contacts without the field is not read. */
function hasField(column: ContactFieldColumn, kind: 'sqlite' | 'postgresql'): RawBuilder<SqlBool> {
  const entry = `"key":${JSON.stringify(foldAscii(fieldNameOf(column)))}`;
  const text = folded(FIELDS_TEXT, kind);
  const place = kind === 'sqlite' ? sql`instr(${text}, ${entry})` : sql`strpos(${text}, ${entry})`;
  return sql<SqlBool>`(${place} > 0 and ${fieldKey(column, kind)} <> '')`;
}

/** The place of a contact in a list, for the cursor of the next page. */
export function placeIn({ sort }: Pick<ContactOrder, 'sort'>, row: ListedContact): Cursor {
  const { id } = row;
  if (sort === 'activity') return { at: row.last_message_at || null, id };
  if (sort === 'created') return { at: row.created_at, id };
  if (sort === 'name') return { at: null, id, key: row.name_key };
  if (sort === 'company') return { at: null, id, key: row.company_key };
  if (isFieldColumn(sort)) return { at: null, id, key: row.field_key ?? '' };
  return { at: null, id, key: foldAscii([...(row[sort] ?? '')].slice(0, KEY_LENGTH).join('')) };
}

const valueAt = (sort: ContactOrderBy, { at, key }: Cursor): number | string =>
  isTime(sort) ? (at ?? 0) : (key ?? '');

/** The rows beyond a cursor in this order, as if each had a value. */
export function isBeyond({ sort }: Pick<ContactOrder, 'sort'>, terms: OrderTerms, after: Cursor): Expression<SqlBool> {
  const sign = sql.raw(terms.direction === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${terms.key}, ${terms.id}) ${sign} (${valueAt(sort, after)}, ${after.id})`;
}

/** The rows after a cursor in this order. */
export function isAfter({ sort }: ContactOrder, terms: OrderTerms, after: Cursor): Expression<SqlBool> {
  const beyond = isBeyond({ sort }, terms, after);
  if (terms.isBlank === null) return beyond;
  if (isAmongBlanks(sort, after)) return sql<SqlBool>`(${terms.isBlank} and ${beyond})`;
  return sql<SqlBool>`(${terms.isBlank} or ${beyond})`;
}

/** Whether a cursor is behind the contacts that have a value. */
export function isAmongBlanks(sort: ContactOrderBy, after: Cursor): boolean {
  const value = valueAt(sort, after);
  if (sort === 'company') return String(value) >= NO_COMPANY;
  return isTime(sort) ? value === 0 : value === '';
}
