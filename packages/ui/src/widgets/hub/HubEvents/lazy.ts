import { lazy } from 'react';

/** Tables are heavy, and are not needed before there is something to show. */
export const EventTable = lazy(() => import('./EventTable').then((module) => ({ default: module.EventTable })));

/** Dialogs are opened seldom, and fields of days are heavy. */
export const EventDialog = lazy(() => import('./EventDialog').then((module) => ({ default: module.EventDialog })));
export const PublishDialog = lazy(() =>
  import('./PublishDialog').then((module) => ({ default: module.PublishDialog })),
);
export const ReplayDialog = lazy(() => import('./ReplayDialog').then((module) => ({ default: module.ReplayDialog })));
