/**
 * Returns the row that a key moves to.
 *
 * @param key `KeyboardEvent.key`
 * @param current index of the focused row
 * @param page rows that fit in view, at least 1
 * @returns an index within the list, or `null` for keys the list does not handle
 */
export function nextRow(key: string, current: number, count: number, page: number): number | null {
  const last = count - 1;
  const within = (index: number) => Math.max(0, Math.min(last, index));
  switch (key) {
    case 'ArrowDown':
      return within(current + 1);
    case 'ArrowUp':
      return within(current - 1);
    case 'PageDown':
      return within(current + Math.max(1, page));
    case 'PageUp':
      return within(current - Math.max(1, page));
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
