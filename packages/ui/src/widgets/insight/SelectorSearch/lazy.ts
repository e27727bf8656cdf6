import { lazy } from 'react';

/** Loaded on demand: the composer is large, and most searches need none. */
export const AudienceDialog = lazy(() =>
  import('./AudienceDialog').then((module) => ({ default: module.AudienceDialog })),
);
