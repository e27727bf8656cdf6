import { lazyWithPreload } from '../../../lazyWithPreload';

/*
 * The tabs behind the first. They are brought while the first is read, so that they are there when they are chosen.
 */

export const NotesTab = lazyWithPreload(async () => (await import('./NotesTab')).NotesTab);
export const ChannelsTab = lazyWithPreload(async () => (await import('./ChannelsTab')).ChannelsTab);
export const TaskList = lazyWithPreload(async () => (await import('../../day/TaskList/TaskList')).TaskList);
export const Enriched = lazyWithPreload(async () => (await import('./Enriched')).Enriched);

export function bringTabs(): void {
  for (const tab of [NotesTab, ChannelsTab, TaskList, Enriched]) void tab.preload();
}
