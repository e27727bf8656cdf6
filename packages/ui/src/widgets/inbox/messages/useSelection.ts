import type { Message } from '@concordia/api-client';
import { useCallback, useSyncExternalStore } from 'react';
import { useMessageStore } from './useMessageEdits';

/** The messages that are chosen for a change of all of them, in the order of choosing. */
export function useSelected(): ReadonlyMap<string, Message> {
  const { selection } = useMessageStore();
  return useSyncExternalStore(selection.subscribe, selection.all, selection.all);
}

/** Whether one message is chosen: a card is drawn again only when that changes. */
export function useIsChosen(id: string): boolean {
  const { selection } = useMessageStore();
  const isChosen = () => selection.has(id);
  return useSyncExternalStore(selection.subscribe, isChosen, isChosen);
}

/** Whether messages are being chosen: on a phone a press then chooses instead of opening. */
export function useIsChoosing(): boolean {
  const { selection } = useMessageStore();
  const isChoosing = () => selection.all().size > 0;
  return useSyncExternalStore(selection.subscribe, isChoosing, isChoosing);
}

/** How a message is chosen: alone, or with everything from the one before on. */
export type Choosing = 'toggle' | 'extend';

/** Chooses by a press on a card, its box, or Shift and a press. The function is stable. */
export function useChoose(): (id: string, how: Choosing) => void {
  const { selection, desk } = useMessageStore();
  return useCallback(
    (id, how) => {
      const message = desk.find(id);
      if (message === null) return;
      if (how === 'toggle') selection.toggle(message);
      else selection.extendTo(desk.order(), id, desk.current()?.id ?? null);
    },
    [selection, desk],
  );
}
