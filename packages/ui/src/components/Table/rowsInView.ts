/** The visible part of the rows, in px from the top of the first. */
interface View {
  top: number;
  height: number;
}

/** Extra rows rendered above and below the visible ones, so that fast scrolling shows no blank area. */
const around = 6;

/** First and last row to render. All have the same height, so none is measured. */
export function rowsInView({ top, height }: View, rowHeight: number, count: number): { first: number; last: number } {
  const first = Math.max(0, Math.floor(top / rowHeight) - around);
  const last = Math.min(count - 1, Math.ceil((top + height) / rowHeight) + around);
  return { first: Math.min(first, Math.max(0, last)), last };
}

/**
 * Indexes of the rows to render, in order.
 *
 * @param kept a row rendered regardless of scrolling: the focused one, which would otherwise lose focus. -1 for none.
 */
export function renderedRows({ first, last }: { first: number; last: number }, kept: number): number[] {
  const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
  if (kept < 0 || (kept >= first && kept <= last)) return shown;
  return kept < first ? [kept, ...shown] : [...shown, kept];
}
