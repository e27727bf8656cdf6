/**
 * How many pages between the first and the last give way to a menu, so that the rest fits on one line. They go from the first of them on: what
 * is near the reader stays.
 *
 * @param widths of every page with what stands between it and the next, in px; the last is where the reader is.
 * @param room in px.
 * @param menu width of what takes their place, in px.
 */
export function hiddenCrumbs(widths: readonly number[], room: number, menu: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return 0;
  const between = widths.slice(1, -1);
  let left = total + menu;
  for (const [index, width] of between.entries()) {
    left -= width;
    if (left <= room) return index + 1;
  }
  return between.length;
}
