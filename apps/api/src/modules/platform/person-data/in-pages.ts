import type { Json } from '../../../jobs/job-queue.js';

/** Rows read at once, which bounds memory. */
export const PAGE = 200;

/**
 * Yields rows one by one, in id order, reading a page at a time.
 *
 * @param read returns up to PAGE rows after an id; `null` starts at the beginning.
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
