import { type BoardColumn, type HttpError, useGetBoard, type View } from '@concordia/api-client';
import { MESSAGE_STATUSES } from '@concordia/domain';

const STATUS_COLUMNS: readonly BoardColumn[] = MESSAGE_STATUSES.map((status) => ({ kind: 'status', status }));

/**
 * The columns to show, in order; `null` while unknown. Filters are a view themselves, so with filters on there are no other views.
 *
 * @param isNarrowed filters are on.
 */
export function useBoardOrder(isNarrowed: boolean): readonly BoardColumn[] | null {
  const { data, error } = useGetBoard<HttpError>();
  if (data === undefined) return error === undefined ? null : STATUS_COLUMNS;
  return isNarrowed ? data.columns.filter(({ kind }) => kind === 'status') : data.columns;
}

/** Filters that a conversation can be made to match by moving it. */
const SETTABLE: ReadonlySet<string> = new Set(['assigneeId', 'projectId', 'urgent']);

/** Whether moving a conversation into the view's column can make it match. */
export function canEnter({ query, missing }: View): boolean {
  const filters = Object.entries(query).filter(([, value]) => value !== false && value !== '');
  return missing.length === 0 && filters.length > 0 && filters.every(([name]) => SETTABLE.has(name));
}
