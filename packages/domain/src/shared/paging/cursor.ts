import { isUuid } from '../ids/uuid.js';
import { byCodePoint } from '../text/fold.js';

/** A row's position in a list ordered by instant and then by id, newest first. */
export interface Cursor {
  /** ms since the epoch; `null` for rows without the instant, which sort last. */
  readonly at: number | null;
  /** A UUID, which orders rows of the same instant. */
  readonly id: string;
  /** The sort key in an alphabetical list, which has no instants. */
  readonly key?: string;
}

export const DEFAULT_PAGE = 200;
export const LARGEST_PAGE = 500;

const FORM = /^1(-|-?[0-9a-z]{1,11})_([0-9a-f]{32})$/;
/** The cursor of an alphabetical list: the key, with `~` for the percent signs of URLs. */
const KEY_FORM = /^k([\w.!~*'()-]*)_([0-9a-f]{32})$/;

/** An opaque, URL-safe cursor. Its first character is the format version. */
export function encodeCursor(cursor: Cursor): string {
  if (cursor.key !== undefined) return `k${encodeKey(cursor.key)}_${cursor.id.replaceAll('-', '')}`;
  const at = cursor.at === null ? '-' : Math.trunc(cursor.at).toString(36);
  return `1${at}_${cursor.id.replaceAll('-', '')}`;
}

/** The position of a cursor, or `null` if it was not made by {@link encodeCursor}; the caller responds with an error. */
export function decodeCursor(text: string): Cursor | null {
  const [, code, keyHex] = KEY_FORM.exec(text) ?? [];
  if (code !== undefined && keyHex !== undefined) return keyCursor(code, uuidOf(keyHex));
  const [, at, hex] = FORM.exec(text) ?? [];
  if (at === undefined || hex === undefined) return null;
  const id = uuidOf(hex);
  const instant = at === '-' ? null : Number.parseInt(at, 36);
  if (!isUuid(id) || (instant !== null && !Number.isSafeInteger(instant))) return null;
  return { at: instant, id };
}

const uuidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

const encodeKey = (key: string): string => encodeURIComponent(key).replaceAll('~', '%7E').replaceAll('%', '~');

function keyCursor(code: string, id: string): Cursor | null {
  try {
    const key = decodeURIComponent(code.replaceAll('~', '%'));
    // No key contains a NUL, which PostgreSQL rejects.
    return isUuid(id) && !key.includes('\0') ? { at: null, id, key } : null;
  } catch {
    return null;
  }
}

/** Sorts alphabetically: by key, then by id. */
export function byKey(one: Cursor, another: Cursor): number {
  const order = byCodePoint(one.key ?? '', another.key ?? '');
  return order !== 0 ? order : one.id < another.id ? -1 : one.id > another.id ? 1 : 0;
}

/** Sorts newest first: by instant, rows without one last; then by id, descending. */
export function newestFirst(one: Cursor, another: Cursor): number {
  if (one.at !== another.at) {
    if (one.at === null) return 1;
    return another.at === null ? -1 : another.at - one.at;
  }
  return one.id < another.id ? 1 : one.id > another.id ? -1 : 0;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** For the next page; `null` on the last. */
  readonly nextCursor: string | null;
  /** Of the whole list. */
  readonly total: number;
}

/**
 * One page of an in-memory list in the order of `compare`.
 *
 * @param limit at least 1.
 * @param after the position of the previous page's last row; rows up to it are skipped, even if it was deleted since.
 */
export function pageOf<T>(
  rows: readonly T[],
  placeOf: (row: T) => Cursor,
  limit: number,
  after: Cursor | null,
  compare: (one: Cursor, another: Cursor) => number = newestFirst,
): Page<T> {
  const start = after === null ? 0 : rows.findIndex((row) => compare(placeOf(row), after) > 0);
  const items = start === -1 ? [] : rows.slice(start, start + limit);
  const last = items.at(-1);
  const more = start !== -1 && start + limit < rows.length;
  return { items, nextCursor: more && last !== undefined ? encodeCursor(placeOf(last)) : null, total: rows.length };
}
