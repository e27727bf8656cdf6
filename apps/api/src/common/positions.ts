/**
 * Moves one id within a list.
 *
 * @param to its new position, from 0; beyond the end means last.
 */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
