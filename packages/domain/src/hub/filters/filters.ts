/** What one place of a payload must hold. */
export type FilterValue = string | number | boolean | null;

/** What must hold of a payload: places, as names with dots between them, and their values. */
export type PayloadFilter = Readonly<Record<string, FilterValue>>;

/** Conditions of one filter; it also bounds what an event costs. */
export const MOST_CONDITIONS = 10;

/** Of a place, in UTF-16 code units. */
export const LONGEST_PLACE = 200;

/**
 * Whether all conditions hold. Values are compared as JSON compares them: `1` is not `"1"`. A place that is not there equals nothing, not
 * even `null`.
 *
 * @param filter `null` lets everything through.
 * @param payload parsed JSON; places are looked for in objects and, by their number, in lists.
 */
export function matchesFilter(filter: PayloadFilter | null, payload: unknown): boolean {
  if (filter === null) return true;
  return Object.entries(filter).every(([place, value]) => valueAt(payload, place.split('.')) === value);
}

const isOwn = Object.prototype.propertyIsEnumerable;

function valueAt(payload: unknown, names: readonly string[]): unknown {
  let value: unknown = payload;
  for (const name of names) {
    // Only what the payload says itself: it neither inherits a `constructor` nor says how long a list is.
    if (typeof value !== 'object' || value === null || !isOwn.call(value, name)) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}
