import { lazy } from 'react';

/** Loaded on demand: forms and logs open rarely. */
export const SubscriptionDialog = lazy(() =>
  import('./SubscriptionDialog').then((module) => ({ default: module.SubscriptionDialog })),
);
export const RotateDialog = lazy(() => import('./RotateDialog').then((module) => ({ default: module.RotateDialog })));
export const DeliveryLog = lazy(() => import('./DeliveryLog').then((module) => ({ default: module.DeliveryLog })));
