import type { Json } from '../../../jobs/job-queue.js';

/** How many rows are in memory at a time. */
export const PAGE = 200;

/**
 * Rows one after another, read a page at a time, in the order of their ids.
 *
 * @param read gives up to PAGE rows after an id, from the beginning for `null`.
 */
export async function* inPages<Row extends { readonly id: string } & { readonly [name: string]: Json }>(
  read: (after: string | null) => Promise<Row[]>,
): AsyncIterable<Row> {
  for (let after: string | null = null; ; ) {
    const rows: Row[] = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}
