export type FilterValue = string | number | boolean | null;

/** Required values of a payload by path: field names joined by dots. */
export type PayloadFilter = Readonly<Record<string, FilterValue>>;

/** Maximum conditions per filter; also bounds the cost per event. */
export const MOST_CONDITIONS = 10;

/** Maximum length of a path, in UTF-16 code units. */
export const LONGEST_PLACE = 200;

/**
 * Whether all conditions hold. Values compare as in JSON: `1` is not `"1"`. A missing path equals nothing, not even `null`.
 *
 * @param filter `null` matches everything.
 * @param payload parsed JSON; paths lead through objects and, by index, through arrays.
 */
export function matchesFilter(filter: PayloadFilter | null, payload: unknown): boolean {
  if (filter === null) return true;
  return Object.entries(filter).every(([place, value]) => valueAt(payload, place.split('.')) === value);
}

const isOwn = Object.prototype.propertyIsEnumerable;

function valueAt(payload: unknown, names: readonly string[]): unknown {
  let value: unknown = payload;
  for (const name of names) {
    // Only own properties: not an inherited `constructor`, nor the length of an array.
    if (typeof value !== 'object' || value === null || !isOwn.call(value, name)) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}
