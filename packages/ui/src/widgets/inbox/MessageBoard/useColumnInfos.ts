import type { MessageStatus } from '@concordia/api-client';
import { MESSAGE_STATUSES } from '@concordia/domain';
import { useState } from 'react';
import type { BoardColumnInfo } from '../../../components/Board';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import type { MessageList } from '../messages/useMessageList';

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

type Info = BoardColumnInfo<MessageStatus>;

const isSame = (a: Info, b: Info | undefined) =>
  a.id === b?.id && a.title === b.title && a.count === b.count && a.isCountMinimum === b.isCountMinimum;

/** Titles and counts of the columns. Returns the same array until one changes, since a new one re-renders every card. */
export function useColumnInfos(
  columns: Readonly<Record<MessageStatus, MessageList>>,
  counts: Readonly<Record<MessageStatus, number>> | undefined,
): readonly Info[] {
  const { column } = useStrings(labelStrings);
  const now = MESSAGE_STATUSES.map(
    (id): Info => ({ id, title: column({ status: id }), ...countOf(columns[id], counts?.[id]) }),
  );
  const [kept, setKept] = useState<readonly Info[]>(now);
  if (now.every((info, place) => isSame(info, kept[place]))) return kept;
  setKept(now);
  return now;
}
