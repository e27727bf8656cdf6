import type { Density } from '@concordia/ui/theme';
import { useEffect, useState } from 'react';
import { keepDensity, keptDensity, showDensity } from './density';

/** The chosen density, applied to the document, and a setter that stores it. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const [density, setDensity] = useState(keptDensity);
  useEffect(() => showDensity(density), [density]);
  const choose = (next: Density) => {
    keepDensity(next);
    setDensity(next);
  };
  return [density, choose];
}
