import { lazy } from 'react';

/** Loaded on demand: the table is large, and needed only once there are events. */
export const EventTable = lazy(() => import('./EventTable').then((module) => ({ default: module.EventTable })));

/** Loaded on demand: dialogs open rarely, and date fields are large. */
export const EventDialog = lazy(() => import('./EventDialog').then((module) => ({ default: module.EventDialog })));
export const PublishDialog = lazy(() =>
  import('./PublishDialog').then((module) => ({ default: module.PublishDialog })),
);
export const ReplayDialog = lazy(() => import('./ReplayDialog').then((module) => ({ default: module.ReplayDialog })));
