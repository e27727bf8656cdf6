import type * as replies from '@concordia/fixtures/replies';

/** A call and the mock's reply to it. */
export interface ParityCase {
  readonly path: string;
  readonly reply: () => object;
}

/** The cases of some operations, by operation. */
export type ParityCases = Readonly<Record<string, readonly ParityCase[]>>;

/** An id that nothing has. */
export const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Every page of a list, each asked for with the cursor that the mock gave for it. */
export function pages(
  path: string,
  limit: number,
  list: (query: replies.PageQuery) => replies.Page<unknown>,
): ParityCase[] {
  const cases: ParityCase[] = [];
  let cursor: string | null = null;
  do {
    const query: replies.PageQuery = { limit, cursor };
    const separator = path.includes('?') ? '&' : '?';
    const page = list(query);
    cases.push({
      path: `${path}${separator}limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`,
      reply: () => list(query),
    });
    cursor = page.nextCursor;
  } while (cursor !== null);
  return cases;
}
