import { lazy } from 'react';

/* Loaded with the first deal that is opened. */

export const DealDialog = lazy(() =>
  import('@concordia/ui/widgets/people/deals/dialog').then((module) => ({ default: module.DealDialog })),
);
