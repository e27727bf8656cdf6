import { lazy } from 'react';

/** Loaded on demand. */
export const MessagesBehind = lazy(() =>
  import('./MessagesBehind').then((module) => ({ default: module.MessagesBehind })),
);
