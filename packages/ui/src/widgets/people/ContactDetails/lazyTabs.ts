import { lazyWithPreload } from '../../../lazyWithPreload';

/* Tabs other than the first, preloaded while the first is open. */

export const NotesTab = lazyWithPreload(async () => (await import('./NotesTab')).NotesTab);
export const ChannelsTab = lazyWithPreload(async () => (await import('./ChannelsTab')).ChannelsTab);
export const TaskList = lazyWithPreload(async () => (await import('../../day/TaskList/TaskList')).TaskList);
export const ContactDeals = lazyWithPreload(async () => (await import('../ContactDeals/ContactDeals')).ContactDeals);
export const Enriched = lazyWithPreload(async () => (await import('./Enriched')).Enriched);
/** Below the facts, and only when these are opened: it reads many messages. */
export const ContactActivity = lazyWithPreload(async () => (await import('./ContactActivity')).ContactActivity);

export function bringTabs(): void {
  for (const tab of [NotesTab, ChannelsTab, TaskList, ContactDeals, Enriched]) void tab.preload();
}
