import type { BoardColumn, MessageStatus } from '@concordia/api-client';
import { useState } from 'react';
import type { BoardColumnInfo } from '../../../components/Board';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import type { MessageList } from '../messages/useMessageList';
import { canEnter } from './boardOrder';

interface ColumnCount {
  /** `undefined` while unknown. */
  readonly count?: number;
  /** There are more than `count`. */
  readonly isCountMinimum: boolean;
}

/**
 * A column's count of conversations: from the counters, or with filters on from the list's total. Both may lag behind the list,
 * so the result is at least the number of loaded ones.
 */
export function countOf(list: MessageList, counted: number | undefined): ColumnCount {
  const count = counted ?? list.total ?? undefined;
  if (count === undefined && !list.isReady) return { isCountMinimum: false };
  return {
    count: Math.max(count ?? 0, list.items.length),
    isCountMinimum: counted === undefined && list.isTotalMinimum,
  };
}

type Info = BoardColumnInfo<string>;

/** Titles and counts of the columns. Returns the same array until one changes, since a new one re-renders every card. */
export function useColumnInfos(
  order: readonly BoardColumn[],
  lists: Readonly<Record<MessageStatus, MessageList>>,
  counts: Readonly<Record<MessageStatus, number>> | undefined,
): readonly Info[] {
  const { column: titleOf } = useStrings(labelStrings);
  const now = order.map((column): Info => {
    if (column.kind === 'view')
      return { id: column.view.id, title: column.view.name, canReceive: canEnter(column.view) };
    const { status } = column;
    return { id: status, title: titleOf({ status }), ...countOf(lists[status], counts?.[status]) };
  });
  const [kept, setKept] = useState<readonly Info[]>(now);
  if (JSON.stringify(now) === JSON.stringify(kept)) return kept;
  setKept(now);
  return now;
}
