/**
 * The cell that a key moves to.
 *
 * @param key `KeyboardEvent.key`
 * @param current index of the focused cell, in row order
 * @param count number of cells
 * @param columns cells per row, at least 1
 * @param pageRows visible rows, at least 1
 * @param isRtl rows run right to left
 * @returns an index within the grid, or `null` for other keys
 */
export function nextCell(
  key: string,
  current: number,
  { count, columns, pageRows, isRtl }: { count: number; columns: number; pageRows: number; isRtl: boolean },
): number | null {
  const last = count - 1;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  // Up and down keep the column. A move beyond the grid does nothing, except into a shorter last row.
  const down = (rows: number) => {
    const wanted = current + rows * columns;
    if (wanted <= last) return wanted;
    const lastRow = Math.floor(last / columns);
    return Math.floor(current / columns) === lastRow
      ? current
      : Math.min(last, lastRow * columns + (current % columns));
  };
  const up = (rows: number) => {
    const wanted = current - rows * columns;
    return wanted >= 0 ? wanted : current % columns;
  };
  switch (key) {
    case forward:
      return Math.min(last, current + 1);
    case back:
      return Math.max(0, current - 1);
    case 'ArrowDown':
      return down(1);
    case 'ArrowUp':
      return up(1);
    case 'PageDown':
      return down(Math.max(1, pageRows));
    case 'PageUp':
      return up(Math.max(1, pageRows));
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
