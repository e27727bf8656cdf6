import type { TableSearch } from '@concordia/ui/widgets/inbox/ConversationTable';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { latestSearch, noteAsked } from './pendingSearch';
import type { Place } from './place';
import { addressAfter, tableSearchIn } from './tableAddress';

/** The table's state in the address: `?layout=table&in=all&sort=due&order=asc`, with the board's filters. */
export function useTablePlace({ filters, viewId }: Place) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const latest = useRef(location);
  useLayoutEffect(() => {
    latest.current = location;
  }, [location]);
  const go = useCallback(
    (move: Partial<Place>, change: Partial<TableSearch>, isStep: boolean) => {
      const next = addressAfter(new URLSearchParams(latestSearch(latest.current)), move, change);
      noteAsked(latest.current.key, next.toString());
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
