import { pageOf } from './page';

/**
 * Whether two answers say the same, so that SWR may keep the one it has and nothing renders again.
 *
 * Beyond SWR's own comparison this looks at what `pageOf` knows: a list whose first page stayed the same while its total changed is
 * another answer. Parts that are the same object are not looked into, which keeps long lists of pages cheap.
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
