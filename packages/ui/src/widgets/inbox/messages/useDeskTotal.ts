import { useSyncExternalStore } from 'react';
import type { DeskTotal } from './desk';
import { useMessageStore } from './useMessageEdits';

/** How many messages the lists on the screen have altogether; `null` while one of them is being read. */
export function useDeskTotal(): DeskTotal | null {
  const { desk } = useMessageStore();
  return useSyncExternalStore(desk.subscribe, desk.total, desk.total);
}
