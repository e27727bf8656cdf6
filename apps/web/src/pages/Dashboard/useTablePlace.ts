import type { TableSearch } from '@concordia/ui/widgets/inbox/ConversationTable';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pendingSearch } from './pendingSearch';
import type { Place } from './place';
import { addressAfter, tableSearchIn } from './tableAddress';

/** The table's state in the address: `?layout=table&in=all&sort=due&order=asc`, with the board's filters. */
export function useTablePlace({ filters, viewId }: Place) {
  const [params, setParams] = useSearchParams();
  // The router applies changes asynchronously: the next change must build on this one, or lose it.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const go = useCallback(
    (move: Partial<Place>, change: Partial<TableSearch>, isStep: boolean) => {
      const here = new URLSearchParams(pendingSearch.current ?? latest.current);
      const next = addressAfter(here, move, change);
      pendingSearch.current = next.toString();
      setParams(next, { replace: !isStep });
    },
    [setParams],
  );
  const { scope, sort, order } = tableSearchIn(params, filters);
  return {
    search: useMemo(() => ({ filters, scope, sort, order }), [filters, scope, sort, order]),
    viewId,
    /** Adds no history entry. */
    searchFor: useCallback((change: Partial<TableSearch>) => go({}, change, false), [go]),
    openView: useCallback(
      (view: string | null, search: TableSearch) =>
        go({ viewId: view, conversationId: null, messageId: null }, { order: undefined, ...search }, true),
      [go],
    ),
  };
}
