import { lazy } from 'react';

/** Loaded on demand: the contact picker is large. */
export const AttachDialog = lazy(() => import('./AttachDialog').then((module) => ({ default: module.AttachDialog })));
