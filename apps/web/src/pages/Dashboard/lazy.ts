import { lazyWithPreload } from '@concordia/ui/lazyWithPreload';
import { type ComponentType, lazy } from 'react';
import { firstAnswersShown } from '../../app/start';

/*
 * What the dashboard shows beside the board, or in its place. Apart from the strip, it comes right after the board instead of with it, so that
 * the board, for which one opens the page, does not wait for what is read next.
 */

/** Comes when the board is drawn: reading and running a part takes as long as drawing does. */
const afterBoard = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await firstAnswersShown;
    return { default: await load() };
  });

export const MessageDetail = afterBoard(() =>
  import('@concordia/ui/widgets/inbox/MessageDetail').then((module) => module.MessageDetail),
);

export const ChannelHistory = lazy(() =>
  import('@concordia/ui/widgets/channels/ChannelHistory').then((module) => ({ default: module.ChannelHistory })),
);

export const ChannelPanel = lazy(() =>
  import('@concordia/ui/widgets/channels/ChannelPanel').then((module) => ({ default: module.ChannelPanel })),
);

export const MobileInbox = lazy(() =>
  import('@concordia/ui/widgets/inbox/MobileInbox').then((module) => ({ default: module.MobileInbox })),
);

export const MessageToolbar = afterBoard(() =>
  import('@concordia/ui/widgets/inbox/MessageToolbar').then((module) => module.MessageToolbar),
);

export const MobileToolbar = lazy(() =>
  import('@concordia/ui/widgets/inbox/MessageToolbar').then((module) => ({ default: module.MobileToolbar })),
);

export const ProjectList = afterBoard(() =>
  import('@concordia/ui/widgets/inbox/ProjectList').then((module) => module.ProjectList),
);

/** Asked now and then: it comes after what is worked with. */
export const AssistantCard = afterBoard(() =>
  import('@concordia/ui/widgets/inbox/AssistantCard').then((module) => module.AssistantCard),
);

/** The keys, the bar of what is chosen, and their questions: they work on the lists, so the lists come first. */
export const DeskLayer = afterBoard(() =>
  import('@concordia/ui/widgets/inbox/desk').then((module) => module.DeskLayer),
);

/**
 * People, markets and news above the board. The strip loads with the page: its headline is often the largest text in the window, and
 * arriving later, it moved the board.
 */
export const DashboardStrip = lazyWithPreload(() => import('./DashboardStrip').then((module) => module.DashboardStrip));
void DashboardStrip.preload();

export const ComposeDialog = lazy(() =>
  import('@concordia/ui/widgets/delivery/OutreachDialog').then((module) => ({ default: module.ComposeDialog })),
);

/** Needed in a new workspace only, and it carries all that dropping files takes. */
export const Welcome = lazy(() => import('./Welcome').then((module) => ({ default: module.Welcome })));
