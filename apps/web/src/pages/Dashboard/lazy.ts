import { lazyWithPreload } from '@concordia/ui/lazyWithPreload';
import { media } from '@concordia/ui/theme';
import { type ComponentType, lazy } from 'react';
import { firstAnswersShown } from '../../app/start';

/* Parts beside the board or in its place. Except for the strip, they load right after the board, so that they do not delay it. */

/** Loads once the board is rendered: loading and running a part takes as long as rendering. */
const afterBoard = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await firstAnswersShown;
    return { default: await load() };
  });

const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

/* Each `import` carries the list of what its chunk needs: what is imported twice is written once. */
const messageDetail = () => import('@concordia/ui/widgets/inbox/MessageDetail');
const today = () => import('@concordia/ui/widgets/day/Today');
const toolbars = () => import('./Toolbar');

export const MessageDetail = afterBoard(() => messageDetail().then((module) => module.MessageDetail));

/** What opens next is loaded with it, and so is what is shown when it closes, which may be without a connection. */
export const Panel = afterBoard(async () => {
  void messageDetail();
  if (matchMedia(media.wide).matches) void today();
  return (await import('./Panel')).Panel;
});

/** In the panel while nothing is open. */
export const Today = afterBoard(() => today().then((module) => module.Today));

export const ChannelHistory = onDemand(() =>
  import('@concordia/ui/widgets/channels/ChannelHistory').then((module) => module.ChannelHistory),
);

export const ChannelPanel = onDemand(() =>
  import('@concordia/ui/widgets/channels/ChannelPanel').then((module) => module.ChannelPanel),
);

/** In place of the board. */
export const ConversationTable = onDemand(() =>
  import('./ConversationsTable').then((module) => module.ConversationsTable),
);

export const MobileInbox = onDemand(() =>
  import('@concordia/ui/widgets/inbox/MobileInbox').then((module) => module.MobileInbox),
);

export const MessageToolbar = afterBoard(() => toolbars().then((module) => module.Toolbar));

export const MobileToolbar = onDemand(() => toolbars().then((module) => module.NarrowToolbar));

export const ProjectList = afterBoard(() =>
  import('@concordia/ui/widgets/inbox/ProjectList').then((module) => module.ProjectList),
);

/** Used occasionally, so it loads after the main parts. */
export const AssistantCard = afterBoard(() =>
  import('@concordia/ui/widgets/inbox/AssistantCard').then((module) => module.AssistantCard),
);

/** Shortcuts, selection bar and dialogs: they act on the lists, so the lists come first. */
export const DeskLayer = afterBoard(() =>
  import('@concordia/ui/widgets/inbox/desk').then((module) => module.DeskLayer),
);

/**
 * Contacts, markets and news above the board. Loads with the page: its headline is often the largest contentful paint, and a late strip would shift
 * the board.
 */
export const DashboardStrip = lazyWithPreload(() => import('./DashboardStrip').then((module) => module.DashboardStrip));
void DashboardStrip.preload();

/** Counters and channels. Loads with the page too, beside the board instead of before it. */
export const InboxSidebar = lazyWithPreload(() =>
  import('@concordia/ui/widgets/inbox/InboxSidebar').then((module) => module.InboxSidebar),
);
void InboxSidebar.preload();

/** The same, with projects and the assistant. */
export const Sidebar = lazyWithPreload(() => import('./Sidebar').then((module) => module.Sidebar));
void Sidebar.preload();

export const Imports = afterBoard(() => import('./Imports').then((module) => module.Imports));

export const ComposeDialog = onDemand(() =>
  import('@concordia/ui/widgets/delivery/OutreachDialog').then((module) => module.ComposeDialog),
);

/** Loaded on demand: only new workspaces need it. */
export const Welcome = onDemand(() => import('./Welcome').then((module) => module.Welcome));
