import { lazy } from 'react';

/** Forms and logs are opened seldom. */
export const SubscriptionDialog = lazy(() =>
  import('./SubscriptionDialog').then((module) => ({ default: module.SubscriptionDialog })),
);
export const RotateDialog = lazy(() => import('./RotateDialog').then((module) => ({ default: module.RotateDialog })));
export const DeliveryLog = lazy(() => import('./DeliveryLog').then((module) => ({ default: module.DeliveryLog })));
