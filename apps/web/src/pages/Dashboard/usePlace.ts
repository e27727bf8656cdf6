import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isStep, type Place, paramsOf, placeOf } from './place';

/** The place in the address, and a way to another: a stable function. What is left out of a move stays as it is. */
export function usePlace(): readonly [Place, (move: Partial<Place>) => void] {
  const [params, setParams] = useSearchParams();
  const latest = useRef({ params, setParams });
  useLayoutEffect(() => {
    latest.current = { params, setParams };
  });
  const go = useCallback((move: Partial<Place>) => {
    const { params: current, setParams: set } = latest.current;
    const from = placeOf(current);
    const to = { ...from, ...move };
    set(paramsOf(to, current), { replace: !isStep(from, to) });
  }, []);
  return [placeOf(params), go];
}
