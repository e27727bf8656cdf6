import { lazy } from 'react';

/** The picture comes when somebody asks for it. */
export const NeighbourhoodDialog = lazy(() =>
  import('./NeighbourhoodDialog').then((module) => ({ default: module.NeighbourhoodDialog })),
);
