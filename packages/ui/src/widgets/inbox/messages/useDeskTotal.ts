import { useSyncExternalStore } from 'react';
import type { DeskTotal } from './desk';
import { useMessageStore } from './useMessageEdits';

/** The count of messages in all lists on screen; `null` while one of them is loading. */
export function useDeskTotal(): DeskTotal | null {
  const { desk } = useMessageStore();
  return useSyncExternalStore(desk.subscribe, desk.total, desk.total);
}
