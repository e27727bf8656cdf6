export interface GridPlace {
  /** How many cells there are. */
  readonly count: number;
  readonly columns: number;
  /** In right-to-left text the next cell is at the left. */
  readonly isReversed: boolean;
}

const PAGE_ROWS = 5;

/**
 * Where a key leads in a grid that is read line by line.
 *
 * @param marked the marked cell; `null` if there is none.
 * @returns the cell to mark; `null` if the key belongs to the text of the search.
 */
export function gridMove(marked: number | null, key: string, { count, columns, isReversed }: GridPlace): number | null {
  if (count === 0) return null;
  if (marked === null) return key === 'ArrowDown' ? 0 : null;
  const last = count - 1;
  const rows = (by: number) => {
    const next = marked + by * columns;
    if (next < 0) return marked % columns;
    if (next <= last) return next;
    // A shorter last row is reached at its end.
    const isInLastRow = Math.floor(marked / columns) === Math.floor(last / columns);
    return isInLastRow ? marked : last;
  };
  const cells = (by: number) => Math.min(last, Math.max(0, marked + by));
  switch (key) {
    case 'ArrowDown':
      return rows(1);
    case 'ArrowUp':
      return rows(-1);
    case 'PageDown':
      return rows(PAGE_ROWS);
    case 'PageUp':
      return rows(-PAGE_ROWS);
    case 'ArrowRight':
      return cells(isReversed ? -1 : 1);
    case 'ArrowLeft':
      return cells(isReversed ? 1 : -1);
    default:
      return null;
  }
}
