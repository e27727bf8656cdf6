import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetAsked, latestSearch, noteAsked } from './pendingSearch';
import { cameFrom, filtersIn, isSamePlace, isStep, NOWHERE, type Place, paramsOf, placeOf, searchOf } from './place';

/**
 * The state in the address, and a stable function that changes it. Omitted fields stay.
 *
 * Opening something adds a history entry; closing it goes back instead of adding another, so that the back button always has an effect.
 */
export function usePlace(): readonly [Place, (move: Partial<Place>) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  /** Key of the history entry being left by going back. That takes a moment, and a second step back would leave the app. */
  const leaving = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (latest.current.location !== location) forgetAsked();
    latest.current = { location, navigate };
    if (leaving.current !== location.key) leaving.current = null;
  });
  const go = useCallback((move: Partial<Place>) => {
    const { location: here, navigate: to } = latest.current;
    const params = new URLSearchParams(latestSearch(here));
    const from = placeOf(params);
    const next = { ...from, ...move };
    if (isSamePlace(from, next)) return;
    const before = cameFrom(here.state);
    if (before !== null && isSamePlace(before, next)) {
      if (leaving.current === here.key) return;
      leaving.current = here.key;
      void to(-1);
      return;
    }
    const step = isStep(from, next);
    const state: unknown = step ? { from: searchOf(from) } : here.state;
    const search = paramsOf(next, params).toString();
    noteAsked(here.key, search);
    void to({ search }, { replace: !step, state });
  }, []);

  const { viewId, conversationId, messageId } = placeOf(new URLSearchParams(location.search));
  const filterSearch = searchOf({ ...NOWHERE, filters: filtersIn(new URLSearchParams(location.search)) });
  // Keeps filters referentially stable while other state changes: lists refetch and re-sort when they change.
  const filters = useMemo(() => filtersIn(new URLSearchParams(filterSearch)), [filterSearch]);
  return [{ filters, viewId, conversationId, messageId }, go];
}
