import { type RefObject, useLayoutEffect } from 'react';
import type { VirtualListHandle } from '../../../components/VirtualList';
import { useMessageStore } from './useMessageEdits';
import type { MessageList } from './useMessageList';

/**
 * Registers a list for the keyboard shortcuts.
 *
 * @param name unique among the lists on screen.
 * @param rank its position in reading order.
 */
export function useDeskList(
  name: string,
  rank: number,
  { items, total, isTotalMinimum }: Pick<MessageList, 'items' | 'total' | 'isTotalMinimum'>,
  list: RefObject<VirtualListHandle | null>,
): void {
  const { desk } = useMessageStore();
  useLayoutEffect(() => () => desk.take(name), [desk, name]);
  useLayoutEffect(
    () => desk.put(name, rank, { items, total, isTotalMinimum, focus: (index) => list.current?.focusRow(index) }),
    [desk, name, rank, items, total, isTotalMinimum, list],
  );
}
