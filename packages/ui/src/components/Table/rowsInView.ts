/** What can be seen of the rows, in px from the top of the first. */
interface View {
  top: number;
  height: number;
}

/** Rows drawn above and below those in view, so that a quick scroll does not show bare ground. */
const around = 6;

/** The first and the last row to draw; all are of one height, so nothing has to be measured or remembered. */
export function rowsInView({ top, height }: View, rowHeight: number, count: number): { first: number; last: number } {
  const first = Math.max(0, Math.floor(top / rowHeight) - around);
  const last = Math.min(count - 1, Math.ceil((top + height) / rowHeight) + around);
  return { first: Math.min(first, Math.max(0, last)), last };
}

/**
 * The rows to draw, in their order.
 *
 * @param kept one that is drawn wherever the table is scrolled to: the focused one, or focus would be lost with it. -1 for none.
 */
export function drawnRows({ first, last }: { first: number; last: number }, kept: number): number[] {
  const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
  if (kept < 0 || (kept >= first && kept <= last)) return shown;
  return kept < first ? [kept, ...shown] : [...shown, kept];
}
