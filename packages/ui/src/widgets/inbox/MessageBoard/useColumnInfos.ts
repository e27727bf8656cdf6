import type { MessageStatus, Stats } from '@concordia/api-client';
import { MESSAGE_STATUSES } from '@concordia/domain';
import { useState } from 'react';
import type { BoardColumnInfo } from '../../../components/Board';
import { useStrings } from '../../../locale';
import { commonStrings } from '../../../strings/generated/common';
import type { MessageList } from '../messages/useMessageList';

interface ColumnCount {
  /** How many messages a column has; `undefined` while nobody knows. */
  readonly count?: number;
  /** There are more than `count`. */
  readonly isCountMinimum: boolean;
}

/**
 * How many messages a column has: by the counters, or, where filters are on, by the server's count of the list. They may be a moment behind the
 * list, but never say less than what is on the screen.
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

/** The columns as the board knows them: the same array as long as they say the same, since every card is drawn again when they do not. */
export function useColumnInfos(
  columns: Readonly<Record<MessageStatus, MessageList>>,
  counts: Stats['byStatus'] | undefined,
): readonly Info[] {
  const { column } = useStrings(commonStrings);
  const now = MESSAGE_STATUSES.map(
    (id): Info => ({ id, title: column({ status: id }), ...countOf(columns[id], counts?.[id]) }),
  );
  const [kept, setKept] = useState<readonly Info[]>(now);
  if (now.every((info, place) => isSame(info, kept[place]))) return kept;
  setKept(now);
  return now;
}
