import type { MessageUpdate } from '@concordia/api-client';
import { useCallback } from 'react';
import type { DeskItem } from './deskItem';
import { goOn } from './deskPage';
import { useActionWords } from './useActionWords';
import { useMessageStore } from './useMessageEdits';
import { useTriage } from './useTriage';

/** Errors show as toasts. */
export type ChangeAndGoOn = (items: readonly DeskItem[], change: MessageUpdate) => void;

/**
 * Changes conversations, with undo. If the open one was moved, snoozed or assigned to somebody, the next one of its list opens.
 * The function is stable.
 */
export function useChangeAndGoOn(): ChangeAndGoOn {
  const store = useMessageStore();
  const triage = useTriage();
  const said = useActionWords();
  return useCallback(
    (items, change) => {
      const { desk, selection } = store;
      const { openId } = desk;
      const next = openId === null ? null : desk.successor(openId, items);
      void triage({ messages: items, change, said: said(items, change) });
      if (change.status === undefined && !change.snooze && !change.assigneeId) return;
      selection.clear();
      if (openId !== null && items.some(({ id }) => id === openId)) goOn(store.page, next);
    },
    [store, triage, said],
  );
}
