import type { FastifyReply } from 'fastify';
import { jsonList } from './json.js';

/** How far is counted what no counter knows of. Count one more, to know whether there is more. */
export const COUNT_BOUND = 10_000;

/** How many there are, or that there are at least so many. */
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
  /** How many there are in all; a kept counter, or a count up to a bound, never a count over the table. */
  total: number;
  /** Whether counting stopped at `total`. */
  totalIsMinimum?: boolean;
  /** Where the next page begins, or `null` on the last one. */
  nextCursor: string | null;
}

/** A page whose items are JSON texts already. */
export type JsonPage = Page<string>;

/**
 * Sends a page the way every list is sent: the items as a plain array, the rest in headers.
 *
 * `Link` keeps the filters of the request and changes only the cursor, so that a client can follow it blindly.
 */
export function sendPage<Item>(reply: FastifyReply, page: Page<Item>): Item[] {
  setPageHeaders(reply, page);
  return page.items;
}

/** The same for items that are JSON already; they go out as they are. */
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
