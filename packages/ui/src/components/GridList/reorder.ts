/**
 * Moves list members next to another one, keeping their relative order.
 *
 * @param target a member that is not moved; otherwise, or if it is missing, the list is unchanged.
 */
export function reorder(
  keys: readonly string[],
  moved: ReadonlySet<string>,
  target: string,
  side: 'before' | 'after',
): string[] {
  const staying = keys.filter((key) => !moved.has(key));
  const place = staying.indexOf(target);
  if (place < 0) return [...keys];
  const moving = keys.filter((key) => moved.has(key));
  return staying.toSpliced(side === 'before' ? place : place + 1, 0, ...moving);
}
