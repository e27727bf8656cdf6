/** What the headers of a list said about the page. */
export interface PageInfo {
  /** How many items there are in all, or `null` when the server did not say. */
  readonly total: number | null;
  /** Whether there are at least so many, and the server stopped counting. */
  readonly isMinimum: boolean;
  /** The `cursor` of the next page, or `null` on the last one. */
  readonly nextCursor: string | null;
}

const UNKNOWN: PageInfo = { total: null, isMinimum: false, nextCursor: null };
const pages = new WeakMap<object, PageInfo>();

/**
 * What is known about a page beyond its items.
 *
 * Lists are plain arrays, so this is remembered beside them, by identity: ask the very array that the client returned, not a copy.
 */
export function pageOf(list: readonly unknown[] | undefined): PageInfo {
  return (list && pages.get(list)) ?? UNKNOWN;
}

/** Remembers the headers of an answer when its body is a list. */
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
