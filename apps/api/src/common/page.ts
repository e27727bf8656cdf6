import type { FastifyReply } from 'fastify';

/** One page of a list, newest first. */
export interface Page<Item> {
  items: Item[];
  /** How many there are in all; a kept counter, never a count over the table. */
  total: number;
  /** Where the next page begins, or `null` on the last one. */
  nextCursor: string | null;
}

/**
 * Sends a page the way every list is sent: the items as a plain array, the rest in headers.
 *
 * `Link` keeps the filters of the request and changes only the cursor, so that a client can follow it blindly.
 */
export function sendPage<Item>(reply: FastifyReply, page: Page<Item>): Item[] {
  reply.header('x-total-count', page.total);
  if (page.nextCursor !== null) {
    const [path = '', search] = reply.request.url.split('?', 2);
    const query = new URLSearchParams(search);
    query.set('cursor', page.nextCursor);
    reply.header('link', `<${path}?${query}>; rel="next"`);
  }
  return page.items;
}
