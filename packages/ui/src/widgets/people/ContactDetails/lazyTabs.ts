import { lazyWithPreload } from '../../../lazyWithPreload';

/* Tabs other than the first, preloaded while the first is open. */

export const NotesTab = lazyWithPreload(async () => (await import('./NotesTab')).NotesTab);
export const ChannelsTab = lazyWithPreload(async () => (await import('./ChannelsTab')).ChannelsTab);
export const TaskList = lazyWithPreload(async () => (await import('../../day/TaskList/TaskList')).TaskList);
export const Enriched = lazyWithPreload(async () => (await import('./Enriched')).Enriched);

export function bringTabs(): void {
  for (const tab of [NotesTab, ChannelsTab, TaskList, Enriched]) void tab.preload();
}
