import { lazy } from 'react';

/** Loaded on demand. */
export const NeighborhoodDialog = lazy(() =>
  import('./NeighborhoodDialog').then((module) => ({ default: module.NeighborhoodDialog })),
);
