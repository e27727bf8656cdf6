import { useCallback, useState } from 'react';
import { type IdOf, type KeptColumns, parseKept } from './keptColumns';
import { type ShownColumn, storedColumns } from './shownColumns';

interface KeptColumnsOptions<Id extends string> {
  /** Names the table in local storage. */
  table: string;
  idOf: IdOf<Id>;
}

/** Columns and widths that this browser keeps for a table, apart for each of its views. Without storage they last for the visit. */
export function useKeptColumns<Id extends string>({ table, idOf }: KeptColumnsOptions<Id>) {
  const key = `concordia_table_${table}_v1`;
  const [kept, setKept] = useState(() => read(key, idOf));
  const keep = useCallback(
    /** @param columns `null` forgets them. */
    (viewId: string | null, columns: readonly ShownColumn<Id>[] | null) => {
      const name = viewId ?? 'all';
      setKept((before) => {
        const { [name]: _, ...rest } = before;
        const next = columns === null ? rest : { ...rest, [name]: storedColumns(columns) };
        write(key, next);
        return next;
      });
    },
    [key],
  );
  return { columnsOf: (viewId: string | null) => kept[viewId ?? 'all'] ?? null, keep };
}

function read<Id extends string>(key: string, idOf: IdOf<Id>): KeptColumns<Id> {
  try {
    return parseKept(localStorage.getItem(key), idOf);
  } catch {
    return {};
  }
}

function write(key: string, kept: KeptColumns<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Ignored: the table shows the columns anyway.
  }
}
