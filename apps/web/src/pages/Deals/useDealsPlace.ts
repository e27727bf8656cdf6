import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The view and the open deal in the address: `?view=table&deal=<id>`; `deal=new` enters one. */
export function useDealsPlace() {
  const [params, setParams] = useSearchParams();
  const deal = params.get('deal') || null;

  const go = useCallback(
    (name: 'view' | 'deal', value: string | null, isStep: boolean) =>
      void setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: !isStep },
      ),
    [setParams],
  );

  return {
    view: params.get('view') === 'table' ? ('table' as const) : ('board' as const),
    /** `null` for a new deal. */
    dealId: deal === 'new' ? null : deal,
    isOpen: deal !== null,
    show: useCallback((view: 'board' | 'table') => go('view', view === 'board' ? null : view, false), [go]),
    open: useCallback((id: string) => go('deal', id, true), [go]),
    /** Adds no history entry. */
    close: useCallback(() => go('deal', null, false), [go]),
  };
}
