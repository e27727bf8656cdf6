import type { FilterValue, PayloadFilter } from '@concordia/domain';

/** What stands in the field: conditions, none, or the first line that is none. */
export type ReadFilter =
  | { readonly kind: 'filter'; readonly filter: PayloadFilter | null }
  | { readonly kind: 'wrong'; readonly line: number };

/** A path, an equals sign, a value. */
const CONDITION = /^\s*([^\s=]+)\s*=\s*(.+?)\s*$/;

/** Conditions as one types them: a line each. @returns an empty text for none. */
export const filterText = (filter: PayloadFilter | null): string =>
  Object.entries(filter ?? {})
    .map(([path, value]) => `${path} = ${JSON.stringify(value)}`)
    .join('\n');

/** Reads them back. Empty lines mean nothing; of two with one path the last counts. */
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

/** @returns `undefined` for what is no JSON, or a list or object. */
function valueOf(written: string): FilterValue | undefined {
  try {
    const value: unknown = JSON.parse(written);
    return isFilterValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
