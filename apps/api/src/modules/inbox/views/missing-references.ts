import type { View } from '@concordia/contract/inbox';

type Reference = View['missing'][number];

const REFERENCES = ['projectId', 'assigneeId', 'accountId'] as const satisfies readonly Reference[];

/** The part of a view's filter that names other things. */
export type ReferringQuery = Pick<View['query'], Reference>;

/** The filters of a view that refer to something deleted. @param known the ids of what exists. */
export const missingIn = (query: ReferringQuery, known: ReadonlySet<string>): Reference[] =>
  REFERENCES.filter((filter) => {
    const id = query[filter];
    return id !== undefined && !known.has(id);
  });
