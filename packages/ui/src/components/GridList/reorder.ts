/**
 * A list after some of its members were moved beside another one. Those that move keep their order among each other.
 *
 * @param target one that stays; where it moves itself, or is not there, nothing changes.
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
