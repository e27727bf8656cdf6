import { useMemo } from 'react';

export interface BoardColumnInfo<ColumnId extends string> {
  id: ColumnId;
  title: string;
  /** Number of cards, shown in the column switch of narrow boards. */
  count?: number;
  /** `count` is a lower bound, shown as "count+". @default false */
  isCountMinimum?: boolean;
  /** Cards can be moved here. @default true */
  canReceive?: boolean;
}

/** What the board asks about a column. Stable while `columns` is. */
export const useColumnFacts = <ColumnId extends string>(columns: readonly BoardColumnInfo<ColumnId>[]) =>
  useMemo(() => {
    const find = (id: string) => columns.find((column) => column.id === id);
    return {
      idOf: (id: string) => find(id)?.id,
      titleOf: (id: string) => find(id)?.title ?? id,
      canReceive: (id: string) => find(id)?.canReceive !== false,
    };
  }, [columns]);
