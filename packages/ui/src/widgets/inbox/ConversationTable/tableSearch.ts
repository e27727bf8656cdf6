import {
  type ConversationTableLayout,
  type ConversationView,
  type ConversationViewQuery,
  getDownloadConversationTableUrl,
  getListConversationsUrl,
} from '@concordia/api-client';
import {
  type ConversationScope,
  type ConversationSort,
  type ConversationTableColumn,
  type SortOrder,
  usualConversationOrder,
} from '@concordia/domain';
import { type ShownColumn, sameColumns, storedColumns } from '../../shared/tables/shownColumns';
import type { DeskItem } from '../messages/deskItem';
import { filtersOf, type MessageFilters, NO_FILTERS, passes, queryOf, sameFilters } from '../messages/filters';

/** What a table of conversations shows, and in which order. */
export interface TableSearch {
  /** Those of the board's toolbar. Keep the object stable. */
  readonly filters: MessageFilters;
  /** Which columns of the board are included. */
  readonly scope: ConversationScope;
  readonly sort: ConversationSort;
  /** @default the usual one of the sort */
  readonly order?: SortOrder | undefined;
}

export type ConversationColumns = readonly ShownColumn<ConversationTableColumn>[];

/** The columns of a table that nobody has arranged. */
export const FIRST_COLUMNS: ConversationColumns = [
  { id: 'contact' },
  { id: 'subject' },
  { id: 'channel' },
  { id: 'status' },
  { id: 'priority' },
  { id: 'assignee' },
  { id: 'activity' },
];

export const NO_TABLE_SEARCH: TableSearch = { filters: NO_FILTERS, scope: 'open', sort: 'activity' };

/** Fills a tall screen twice. */
const PAGE = 100;

export const orderOf = ({ sort, order = usualConversationOrder(sort) }: Pick<TableSearch, 'sort' | 'order'>) => order;

/** Snoozed conversations are in no column: asked for, they are all shown, or those of one column. */
function scopeParams({ scope, filters: { isSnoozed } }: TableSearch) {
  if (scope === 'all') return {};
  if (scope === 'open') return isSnoozed ? {} : { open: true };
  return { status: scope };
}

const params = (search: TableSearch) => ({
  ...queryOf(search.filters),
  ...scopeParams(search),
  sort: search.sort,
  order: orderOf(search),
});

/** URL of the first page. */
export const tableUrl = (search: TableSearch): string => getListConversationsUrl({ limit: PAGE, ...params(search) });

/** URL of the CSV of all matches, or of the conversations named. */
export const csvUrl = (search: TableSearch, columns: ConversationColumns, ids?: readonly string[]): string =>
  getDownloadConversationTableUrl({
    ...params(search),
    columns: columns.map(({ id }) => id).join(','),
    ...(ids !== undefined && { ids: ids.join(',') }),
  });

/** Whether a conversation just changed here is still in the table, as far as it tells itself: words, people and projects are left to the server. */
export function isInTable(item: DeskItem, { filters, scope }: TableSearch): boolean {
  if (scope !== 'all' && !filters.isSnoozed && item.snooze !== null) return false;
  if (scope === 'open' && !filters.isSnoozed && item.status === 'completed') return false;
  if (scope !== 'all' && scope !== 'open' && item.status !== scope) return false;
  return passes(item, { ...filters, q: '' });
}

export const layoutOf = (search: TableSearch, columns: ConversationColumns): ConversationTableLayout => ({
  columns: storedColumns(columns),
  sort: { by: search.sort, order: orderOf(search) },
});

export const viewQueryOf = ({ filters, scope }: TableSearch): ConversationViewQuery => ({
  ...queryOf(filters),
  ...(scope !== 'open' && { scope }),
});

export const searchOf = ({ query: { scope = 'open', ...query }, layout }: ConversationView): TableSearch => ({
  filters: filtersOf(query),
  scope,
  sort: layout.sort?.by ?? 'activity',
  order: layout.sort?.order,
});

/** Whether a table shows anything else than the view. */
export function differs(view: ConversationView, search: TableSearch, columns: ConversationColumns): boolean {
  const kept = searchOf(view);
  const isSame =
    sameFilters(kept.filters, search.filters) &&
    kept.scope === search.scope &&
    kept.sort === search.sort &&
    orderOf(kept) === orderOf(search);
  return !isSame || !sameColumns(view.layout.columns, columns);
}
