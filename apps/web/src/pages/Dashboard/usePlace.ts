import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cameFrom, filtersIn, isSamePlace, isStep, type Place, paramsOf, placeOf, searchOf } from './place';

/**
 * The place in the address, and a way to another: a stable function. What is left out of a move stays as it is.
 *
 * Opening something is a step of its own; closing it goes that step back instead of adding another, so that the back button never seems to
 * do nothing.
 */
export function usePlace(): readonly [Place, (move: Partial<Place>) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  /** The entry of the history that is being left backwards: the browser takes a moment, and a second step would leave the app. */
  const leaving = useRef<string | null>(null);
  useLayoutEffect(() => {
    latest.current = { location, navigate };
    if (leaving.current !== location.key) leaving.current = null;
  });
  const go = useCallback((move: Partial<Place>) => {
    const { location: here, navigate: to } = latest.current;
    const params = new URLSearchParams(here.search);
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
    void to({ search: paramsOf(next, params).toString() }, { replace: !step, state });
  }, []);

  const { viewId, messageId } = placeOf(new URLSearchParams(location.search));
  const filterSearch = searchOf({ ...placeOf(new URLSearchParams(location.search)), viewId: null, messageId: null });
  // The same filters stay the same object whatever is open: lists are read and sorted out anew when they change.
  const filters = useMemo(() => filtersIn(new URLSearchParams(filterSearch)), [filterSearch]);
  return [{ filters, viewId, messageId }, go];
}
