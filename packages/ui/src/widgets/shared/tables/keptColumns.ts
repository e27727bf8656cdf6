import type { ShownColumn } from './shownColumns';

/** The columns of a table in this browser: by the id of a view, and of the table without one as `all`. */
export type KeptColumns<Id extends string> = Readonly<Record<string, readonly ShownColumn<Id>[]>>;

/** The column of that name; `undefined` for what is no column, or no longer one. */
export type IdOf<Id extends string> = (text: string) => Id | undefined;

/** Views whose columns are kept; more would be forgotten ones. */
const MOST = 30;

/** In rem. */
const LEAST_WIDTH = 2;
const LARGEST_WIDTH = 200;

/** Reads what a browser kept. What is no column any more is left out. */
export function parseKept<Id extends string>(text: string | null, idOf: IdOf<Id>): KeptColumns<Id> {
  const kept = parsed(text);
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept).map(([view, columns]: [string, unknown]) => {
    const shown = Array.isArray(columns) ? columns.flatMap((column: unknown) => columnOf(column, idOf)) : [];
    return [view, shown] as const;
  });
  return Object.fromEntries(entries.filter(([, columns]) => columns.length > 0).slice(-MOST));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function columnOf<Id extends string>(column: unknown, idOf: IdOf<Id>): ShownColumn<Id>[] {
  if (typeof column !== 'object' || column === null || !('id' in column)) return [];
  const id = typeof column.id === 'string' ? idOf(column.id) : undefined;
  if (id === undefined) return [];
  if (!('width' in column)) return [{ id }];
  const { width } = column;
  if (typeof width !== 'number' || !(width >= LEAST_WIDTH && width <= LARGEST_WIDTH)) return [];
  return [{ id, width }];
}
