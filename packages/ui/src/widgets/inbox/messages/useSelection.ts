import { useCallback, useSyncExternalStore } from 'react';
import type { DeskItem } from './deskItem';
import { useMessageStore } from './useMessageEdits';

/** The messages selected for bulk actions, in order of selection. */
export function useSelected(): ReadonlyMap<string, DeskItem> {
  const { selection } = useMessageStore();
  return useSyncExternalStore(selection.subscribe, selection.all, selection.all);
}

/** Whether a message is selected. A card re-renders only when that changes. */
export function useIsChosen(id: string): boolean {
  const { selection } = useMessageStore();
  const isChosen = () => selection.has(id);
  return useSyncExternalStore(selection.subscribe, isChosen, isChosen);
}

/** Whether any message is selected: on phones a press then selects instead of opening. */
export function useIsChoosing(): boolean {
  const { selection } = useMessageStore();
  const isChoosing = () => selection.all().size > 0;
  return useSyncExternalStore(selection.subscribe, isChoosing, isChoosing);
}

/** Selects one message, or the range from the previous one. */
export type Choosing = 'toggle' | 'extend';

/** Selects by a press on a card, its checkbox, or Shift and a press. The function is stable. */
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
