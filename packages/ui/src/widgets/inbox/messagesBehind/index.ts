import { lazy } from 'react';

/** The dialog comes when somebody asks what a figure was counted from. */
export const MessagesBehind = lazy(() =>
  import('./MessagesBehind').then((module) => ({ default: module.MessagesBehind })),
);
