import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cameFrom, isSamePlace, isStep, type Place, paramsOf, placeOf } from './place';

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
  useLayoutEffect(() => {
    latest.current = { location, navigate };
  });
  const go = useCallback((move: Partial<Place>) => {
    const { location: here, navigate: to } = latest.current;
    const params = new URLSearchParams(here.search);
    const from = placeOf(params);
    const next = { ...from, ...move };
    if (isSamePlace(from, next)) return;
    const before = cameFrom(here.state);
    if (before !== null && isSamePlace(before, next)) {
      void to(-1);
      return;
    }
    const step = isStep(from, next);
    void to({ search: paramsOf(next, params).toString() }, { replace: !step, state: step ? { from } : here.state });
  }, []);
  return [placeOf(new URLSearchParams(location.search)), go];
}
