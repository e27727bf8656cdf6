import type { FastifyReply } from 'fastify';
import { jsonList } from './json.js';

/** Upper bound of counts without a stored counter. Count one more to know whether there are more. */
export const COUNT_BOUND = 10_000;

export interface BoundedTotal {
  readonly total: number;
  readonly totalIsMinimum: boolean;
}

/** @param counted up to one more than {@link COUNT_BOUND}. */
export const boundedTotal = (counted: number): BoundedTotal => ({
  total: Math.min(counted, COUNT_BOUND),
  totalIsMinimum: counted > COUNT_BOUND,
});

/** One page of a list, newest first. */
export interface Page<Item> {
  items: Item[];
  /** A stored counter or a bounded count, never a count over the whole table. */
  total: number;
  /** Whether counting stopped at `total`. */
  totalIsMinimum?: boolean;
  /** `null` on the last page. */
  nextCursor: string | null;
}

export type JsonPage = Page<string>;

/**
 * Sends a page: the items as a plain array, the rest in headers.
 *
 * `Link` keeps the request's filters and changes only the cursor, so that a client can simply follow it.
 */
export function sendPage<Item>(reply: FastifyReply, page: Page<Item>): Item[] {
  setPageHeaders(reply, page);
  return page.items;
}

export function sendJsonPage(reply: FastifyReply, page: JsonPage): string {
  setPageHeaders(reply, page);
  reply.header('content-type', 'application/json; charset=utf-8');
  return jsonList(page.items);
}

function setPageHeaders(reply: FastifyReply, page: Page<unknown>): void {
  reply.header('x-total-count', page.total);
  if (page.totalIsMinimum === true) reply.header('x-total-is-minimum', 'true');
  if (page.nextCursor === null) return;
  const [path = '', search] = reply.request.url.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('cursor', page.nextCursor);
  reply.header('link', `<${path}?${query}>; rel="next"`);
}
