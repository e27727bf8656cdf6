import type { FilterValue, PayloadFilter } from '@concordia/domain';

/** The conditions, none, or the first invalid line. */
export type ReadFilter =
  | { readonly kind: 'filter'; readonly filter: PayloadFilter | null }
  | { readonly kind: 'wrong'; readonly line: number };

/** `path = value`. */
const CONDITION = /^\s*([^\s=]+)\s*=\s*(.+?)\s*$/;

/** Formats conditions, one per line. @returns an empty string for none. */
export const filterText = (filter: PayloadFilter | null): string =>
  Object.entries(filter ?? {})
    .map(([path, value]) => `${path} = ${JSON.stringify(value)}`)
    .join('\n');

/** Parses conditions. Ignores blank lines; if a path repeats, the last value applies. */
export function readFilter(text: string): ReadFilter {
  const conditions: [string, FilterValue][] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const condition = conditionOf(line);
    if (condition === null) return { kind: 'wrong', line: index + 1 };
    conditions.push(condition);
  }
  return { kind: 'filter', filter: conditions.length === 0 ? null : Object.fromEntries(conditions) };
}

function conditionOf(line: string): [string, FilterValue] | null {
  const [, path, written] = CONDITION.exec(line) ?? [];
  if (path === undefined || written === undefined) return null;
  const value = valueOf(written);
  return value === undefined ? null : [path, value];
}

const isFilterValue = (value: unknown): value is FilterValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** @returns `undefined` for invalid JSON, lists and objects. */
function valueOf(written: string): FilterValue | undefined {
  try {
    const value: unknown = JSON.parse(written);
    return isFilterValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
