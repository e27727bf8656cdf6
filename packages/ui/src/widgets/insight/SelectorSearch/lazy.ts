import { lazy } from 'react';

/** Composing is heavy, and most searches only look. */
export const AudienceDialog = lazy(() =>
  import('./AudienceDialog').then((module) => ({ default: module.AudienceDialog })),
);
