interface Identified {
  readonly id: string;
}

/**
 * Inserts an item before the first one with a higher place. Items without a place come first.
 *
 * @param places by id; contains that of `added`
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
