import { lazy } from 'react';

/** Forms are opened seldom, and fields of days are heavy. */
export const PublishDialog = lazy(() =>
  import('./PublishDialog').then((module) => ({ default: module.PublishDialog })),
);
export const ReplayDialog = lazy(() => import('./ReplayDialog').then((module) => ({ default: module.ReplayDialog })));
