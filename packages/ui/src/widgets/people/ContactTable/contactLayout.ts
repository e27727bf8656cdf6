import type { ContactTableLayout, ContactView, ContactViewQuery } from '@concordia/api-client';
import { type ContactColumn, contactColumnOf, contactOrderOf, isFieldColumn, usualOrder } from '@concordia/domain';
import type { ContactExtra, ContactSearch } from '../../shared/firstPages';
import { type ShownColumn, sameColumns, storedColumns } from '../../shared/tables';

/** The columns of a table that nobody has arranged. */
export const FIRST_COLUMNS: readonly ShownColumn<ContactColumn>[] = [
  { id: 'name' },
  { id: 'company' },
  { id: 'title' },
  { id: 'email' },
  { id: 'phone' },
  { id: 'activity' },
];

export type ContactColumns = readonly ShownColumn<ContactColumn>[];

export const columnsOf = ({ layout }: ContactView): ContactColumns =>
  layout.columns.flatMap(({ id, width }) => {
    const column = contactColumnOf(id);
    return column === undefined ? [] : [{ id: column, width }];
  });

const TAGS: readonly ContactExtra[] = ['tags'];
const FIELDS: readonly ContactExtra[] = ['customFields'];

/** What the columns show beside the contacts. */
export const extrasIn = (columns: ContactColumns): readonly ContactExtra[] => [
  ...(columns.some(({ id }) => id === 'tags') ? TAGS : []),
  ...(columns.some(({ id }) => isFieldColumn(id)) ? FIELDS : []),
];

export const NO_SEARCH: ContactSearch = { query: '', sort: 'activity' };

export const searchOf = ({ query, layout }: ContactView): ContactSearch => ({
  query: query.q ?? '',
  sort: contactOrderOf(layout.sort?.by ?? '') ?? 'activity',
  order: layout.sort?.order,
  channel: query.channel,
  tag: query.tag,
});

export const queryOf = ({ query, channel, tag }: ContactSearch): ContactViewQuery => ({
  ...(query !== '' && { q: query }),
  ...(channel !== undefined && { channel }),
  ...(tag !== undefined && { tag }),
});

export const orderOf = ({ sort, order = usualOrder(sort) }: Pick<ContactSearch, 'sort' | 'order'>) => order;

export const layoutOf = (search: ContactSearch, columns: ContactColumns): ContactTableLayout => ({
  columns: storedColumns(columns),
  sort: { by: search.sort, order: orderOf(search) },
});

export const isFiltered = ({ query, channel, tag }: ContactSearch): boolean =>
  query !== '' || channel !== undefined || tag !== undefined;

/** Whether a table shows anything else than the view. */
export function differs(view: ContactView, search: ContactSearch, columns: ContactColumns): boolean {
  const kept = searchOf(view);
  const isSame =
    kept.query === search.query &&
    kept.channel === search.channel &&
    kept.tag === search.tag &&
    kept.sort === search.sort &&
    orderOf(kept) === orderOf(search);
  return !isSame || !sameColumns(columnsOf(view), columns);
}
