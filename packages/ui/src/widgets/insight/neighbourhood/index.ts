import { lazy } from 'react';

/** Loaded on demand. */
export const NeighbourhoodDialog = lazy(() =>
  import('./NeighbourhoodDialog').then((module) => ({ default: module.NeighbourhoodDialog })),
);
