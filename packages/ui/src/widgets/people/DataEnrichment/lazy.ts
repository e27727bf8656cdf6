import { lazy } from 'react';

/** The search for a contact is heavy, and begins at a press. */
export const AttachDialog = lazy(() => import('./AttachDialog').then((module) => ({ default: module.AttachDialog })));
