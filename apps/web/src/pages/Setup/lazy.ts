import { lazyWithPreload } from '@concordia/ui/lazyWithPreload';
import { lazy } from 'react';

/** Loaded after the page: the tag field alone weighs as much as the rest. */
export const OwnAddresses = lazy(() =>
  import('@concordia/ui/widgets/intake/OwnAddresses').then((module) => ({ default: module.OwnAddresses })),
);
export const CalendarSubscriptions = lazy(() =>
  import('@concordia/ui/widgets/day/CalendarSubscriptions').then((module) => ({
    default: module.CalendarSubscriptions,
  })),
);

export const CalendarFeeds = lazy(() =>
  import('@concordia/ui/widgets/day/CalendarFeeds').then((module) => ({ default: module.CalendarFeeds })),
);
export const SimulatedChannels = lazy(() =>
  import('@concordia/ui/widgets/channels/SimulatedChannels').then((module) => ({ default: module.SimulatedChannels })),
);
export const QuietHours = lazy(() =>
  import('@concordia/ui/widgets/delivery/QuietHours').then((module) => ({ default: module.QuietHours })),
);
export const DataProtection = lazy(() =>
  import('@concordia/ui/widgets/people/DataProtection').then((module) => ({ default: module.DataProtection })),
);
export const Members = lazy(() =>
  import('@concordia/ui/widgets/platform/Members').then((module) => ({ default: module.Members })),
);
export const NewsSources = lazy(() =>
  import('@concordia/ui/widgets/day/NewsSources').then((module) => ({ default: module.NewsSources })),
);
export const ImportMailbox = lazy(() =>
  import('@concordia/ui/widgets/intake/ImportMailbox').then((module) => ({ default: module.ImportMailbox })),
);
export const ChannelSetup = lazy(() =>
  import('@concordia/ui/widgets/channels/ChannelSetup').then((module) => ({ default: module.ChannelSetup })),
);
export const ChannelAccounts = lazy(() =>
  import('@concordia/ui/widgets/channels/ChannelAccounts').then((module) => ({ default: module.ChannelAccounts })),
);
export const Guardrails = lazyWithPreload(() =>
  import('@concordia/ui/widgets/delivery/Guardrails').then((module) => module.Guardrails),
);
export const NightOps = lazyWithPreload(() =>
  import('@concordia/ui/widgets/intake/NightOps').then((module) => module.NightOps),
);
export const Finalize = lazyWithPreload(() =>
  import('@concordia/ui/widgets/channels/Finalize').then((module) => module.Finalize),
);
export const WorkspaceSettings = lazy(() =>
  import('@concordia/ui/widgets/platform/WorkspaceSettings').then((module) => ({ default: module.WorkspaceSettings })),
);
export const SearchTraining = lazy(() =>
  import('@concordia/ui/widgets/inbox/SearchTraining').then((module) => ({ default: module.SearchTraining })),
);
export const DeadLetters = lazy(() =>
  import('@concordia/ui/widgets/intake/DeadLetters').then((module) => ({ default: module.DeadLetters })),
);

/** Preloads the channels section, which an address without `section` shows. */
export async function preloadView(search: string): Promise<void> {
  if (new URLSearchParams(search).has('section')) return;
  await Promise.all([Guardrails.preload(), NightOps.preload(), Finalize.preload()]);
}
