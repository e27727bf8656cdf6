/**
 * A list of ids after one of them went to another place.
 *
 * @param to the place from 0 that it has afterwards; past the end means last.
 */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
