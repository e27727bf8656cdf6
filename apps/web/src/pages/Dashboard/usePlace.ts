import { useSearchParams } from 'react-router-dom';
import { isStep, type Place, paramsOf, placeOf } from './place';

/** The place in the address, and a way to another. What is left out of a move stays as it is. */
export function usePlace(): readonly [Place, (move: Partial<Place>) => void] {
  const [params, setParams] = useSearchParams();
  const place = placeOf(params);
  const go = (move: Partial<Place>) => {
    const next = { ...place, ...move };
    setParams(paramsOf(next, params), { replace: !isStep(place, next) });
  };
  return [place, go];
}
