import { pageOf } from './page';

/**
 * Whether two responses are equal, so that SWR keeps the current one and nothing rerenders.
 *
 * Unlike SWR's own comparison, this also compares what `pageOf` knows: a list whose total changed differs even if its first page is the same.
 * Identical objects are not traversed, which keeps long lists cheap.
 */
export function sameAnswer(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  if (Array.isArray(b)) return false;
  const left = Object.entries(a);
  const right = new Map<string, unknown>(Object.entries(b));
  return (
    left.length === right.size && left.every(([key, value]) => right.has(key) && sameAnswer(value, right.get(key)))
  );
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  const [left, right] = [pageOf(a), pageOf(b)];
  return (
    a.length === b.length &&
    left.total === right.total &&
    left.nextCursor === right.nextCursor &&
    a.every((item, index) => sameAnswer(item, b[index]))
  );
}
