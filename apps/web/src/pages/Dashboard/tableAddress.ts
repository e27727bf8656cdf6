import { CONVERSATION_SCOPES, CONVERSATION_SORTS, SORT_ORDERS } from '@concordia/domain';
import { NO_TABLE_SEARCH, type TableSearch } from '@concordia/ui/widgets/inbox/ConversationTable';
import type { MessageFilters } from '@concordia/ui/widgets/inbox/messages';
import type { TABLE_PARAMS } from './tableParams';

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined =>
  choices.find((choice) => choice === text);

/** The search of the table in an address; invalid values count as absent. */
export const tableSearchIn = (params: URLSearchParams, filters: MessageFilters): TableSearch => ({
  filters,
  scope: oneOf(CONVERSATION_SCOPES, params.get('in')) ?? NO_TABLE_SEARCH.scope,
  sort: oneOf(CONVERSATION_SORTS, params.get('sort')) ?? NO_TABLE_SEARCH.sort,
  order: oneOf(SORT_ORDERS, params.get('order')),
});

/** Writes scope and order; what is usual is left out. */
export function putTableSearch(params: URLSearchParams, { scope, sort, order }: TableSearch): void {
  const put = (name: (typeof TABLE_PARAMS)[number], value: string | null) =>
    value === null ? params.delete(name) : params.set(name, value);
  put('in', scope === NO_TABLE_SEARCH.scope ? null : scope);
  put('sort', sort === NO_TABLE_SEARCH.sort ? null : sort);
  put('order', order ?? null);
}
