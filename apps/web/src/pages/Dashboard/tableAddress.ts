import { CONVERSATION_SCOPES, CONVERSATION_SORTS, SORT_ORDERS } from '@concordia/domain';
import { NO_TABLE_SEARCH, type TableSearch } from '@concordia/ui/widgets/inbox/ConversationTable';
import type { MessageFilters } from '@concordia/ui/widgets/inbox/messages';
import { type Place, paramsOf, placeOf } from './place';
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

/** Writes what changes of scope and order, and nothing else; what is usual is left out. */
export function putTableSearch(params: URLSearchParams, change: Partial<TableSearch>): void {
  const put = (name: (typeof TABLE_PARAMS)[number], value: string | null) =>
    value === null ? params.delete(name) : params.set(name, value);
  const { scope, sort, order } = change;
  if (scope !== undefined) put('in', scope === NO_TABLE_SEARCH.scope ? null : scope);
  if (sort !== undefined) put('sort', sort === NO_TABLE_SEARCH.sort ? null : sort);
  if ('order' in change) put('order', order ?? null);
}

/** The address after a change of the table. What the change does not name stays as the address has it. */
export function addressAfter(
  here: URLSearchParams,
  move: Partial<Place>,
  change: Partial<TableSearch>,
): URLSearchParams {
  const { filters } = change;
  const next = paramsOf({ ...placeOf(here), ...move, ...(filters !== undefined && { filters }) }, here);
  putTableSearch(next, change);
  return next;
}
