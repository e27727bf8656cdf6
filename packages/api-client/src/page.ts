export interface PageInfo {
  /** Total number of items; `null` if the server did not say. */
  readonly total: number | null;
  /** Whether `total` is a lower bound, because the server stopped counting. */
  readonly isMinimum: boolean;
  /** The `cursor` of the next page, or `null` on the last one. */
  readonly nextCursor: string | null;
}

const UNKNOWN: PageInfo = { total: null, isMinimum: false, nextCursor: null };
const pages = new WeakMap<object, PageInfo>();

/**
 * A list's paging information.
 *
 * Lists are plain arrays, so it is stored by identity: pass the array that the client returned, not a copy.
 */
export function pageOf(list: readonly unknown[] | undefined): PageInfo {
  return (list && pages.get(list)) ?? UNKNOWN;
}

export function rememberPage(body: unknown, headers: Headers): void {
  if (!Array.isArray(body)) return;
  const total = Number.parseInt(headers.get('x-total-count') ?? '', 10);
  pages.set(body, {
    total: Number.isNaN(total) ? null : total,
    isMinimum: headers.get('x-total-is-minimum') === 'true',
    nextCursor: nextCursorOf(headers.get('link')),
  });
}

function nextCursorOf(link: string | null): string | null {
  const next = link?.match(/<([^>]*)>\s*;\s*rel="?next"?/)?.[1];
  return next === undefined ? null : new URLSearchParams(next.slice(next.indexOf('?') + 1)).get('cursor');
}
