import { lazy } from 'react';

/*
 * What the dashboard shows beside the board, or in its place. It comes right after the board instead of with it, so that the board, for which
 * one opens the page, does not wait for what is read next.
 */

export const MessageDetail = lazy(() =>
  import('@concordia/ui/widgets/MessageDetail').then((module) => ({ default: module.MessageDetail })),
);

export const ChannelHistory = lazy(() =>
  import('@concordia/ui/widgets/ChannelHistory').then((module) => ({ default: module.ChannelHistory })),
);

export const ChannelPanel = lazy(() =>
  import('@concordia/ui/widgets/ChannelPanel').then((module) => ({ default: module.ChannelPanel })),
);

export const MobileInbox = lazy(() =>
  import('@concordia/ui/widgets/MobileInbox').then((module) => ({ default: module.MobileInbox })),
);

/** Needed in a new workspace only, and it carries all that dropping files takes. */
export const Welcome = lazy(() => import('./Welcome').then((module) => ({ default: module.Welcome })));
