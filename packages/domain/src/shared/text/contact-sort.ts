import { foldText } from './fold.js';

export const CONTACT_SORTS = [
  'activity',
  'name',
  'company',
  'title',
  'email',
  'phone',
  'location',
  'birthday',
  'created',
] as const;

export type ContactSort = (typeof CONTACT_SORTS)[number];

/** The column of a custom field, by the field's name. */
export type ContactFieldColumn = `field:${string}`;

/** What a list of contacts can be sorted by. */
export type ContactOrderBy = ContactSort | ContactFieldColumn;

export const SORT_ORDERS = ['asc', 'desc'] as const;

export type SortOrder = (typeof SORT_ORDERS)[number];

/** The order of a sort for which none is named: times from the newest, words from A. */
export const usualOrder = (sort: ContactOrderBy): SortOrder =>
  sort === 'activity' || sort === 'created' ? 'desc' : 'asc';

/** The columns of the table of contacts, in their first order. */
export const CONTACT_TABLE_COLUMNS = [
  'name',
  'title',
  'company',
  'email',
  'phone',
  'channels',
  'activity',
  'location',
  'birthday',
  'linkedin',
  'created',
  'tags',
] as const;

export type ContactTableColumn = (typeof CONTACT_TABLE_COLUMNS)[number];

/** A column that a table of contacts can show. */
export type ContactColumn = ContactTableColumn | ContactFieldColumn;

/** UTF-16 units of a name, and of a company, used for sorting. */
const KEY_UNITS = 40;

const folded = (text: string): string =>
  foldText(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

const keyOf = (text: string): string => folded(text).slice(0, KEY_UNITS).toWellFormed();

/** What makes two spellings one company: case, accents and spaces aside. Empty for a name without content. */
export const companyKeyOf = (company: string): string => folded(company);

/** The sort keys of all contacts at a company lie in this range; so do those of companies whose names begin with the same 40 units. */
export const companySortRange = (company: string): { readonly from: string; readonly until: string } => ({
  from: `${keyOf(company)}\u0001`,
  until: `${keyOf(company)}\u0002`,
});

/** Sort key of contacts listed by name; ties by id. */
export const nameSortKey = (name: string): string => keyOf(name);

/** Sort key of contacts listed by company: those without one last, ties by name. */
export function companySortKey(company: string | null, name: string): string {
  const key = company === null ? '' : keyOf(company);
  return `${key === '' ? '\uffff' : key}\u0001${keyOf(name)}`;
}
