import type { Density } from '@concordia/ui/theme';
import { useEffect, useState } from 'react';
import { keepChoice, keptChoice } from '../preference';
import { densityPreference, showDensity } from './density';

/** The chosen density, applied to the document, and a setter that stores it. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const [density, setDensity] = useState(() => keptChoice(densityPreference));
  useEffect(() => showDensity(density), [density]);
  const choose = (next: Density) => {
    keepChoice(densityPreference, next);
    setDensity(next);
  };
  return [density, choose];
}
