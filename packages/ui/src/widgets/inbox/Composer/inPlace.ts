interface Identified {
  readonly id: string;
}

/**
 * The list with one more in it, before the first whose place is behind its own. What has no place was there before all that have one.
 *
 * @param places by id; that of `added` is known
 */
export function inPlace<T extends Identified>(
  before: readonly T[],
  added: T,
  places: ReadonlyMap<string, number>,
): readonly T[] {
  const placeOf = ({ id }: Identified): number => places.get(id) ?? -1;
  const at = before.findIndex((one) => placeOf(one) > placeOf(added));
  return at < 0 ? [...before, added] : before.toSpliced(at, 0, added);
}
