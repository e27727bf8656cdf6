/**
 * Returns how many pages between the first and the last move into a menu so that the rest fits. Pages nearest the first are hidden first.
 *
 * @param widths of every page and its separator, in px; the last is the current page.
 * @param room in px.
 * @param menu width of the menu button, in px.
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
