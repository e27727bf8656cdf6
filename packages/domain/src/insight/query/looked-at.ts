import type { Query } from './ast.js';
import type { QuerySelector } from './fields.js';
import { isWorded } from './keys.js';

/** Which selectors a query looks at. */
export interface LookedAt {
  readonly types: ReadonlySet<QuerySelector>;
  /** Whether it looks for words, which may be in any text. */
  readonly hasText: boolean;
}

export function selectorsIn(query: Query): LookedAt {
  switch (query.kind) {
    case 'and':
    case 'or': {
      const parts = query.parts.map(selectorsIn);
      return {
        types: new Set(parts.flatMap(({ types }) => [...types])),
        hasText: parts.some(({ hasText }) => hasText),
      };
    }
    case 'not':
      return selectorsIn(query.part);
    case 'selector':
      return { types: new Set([query.type]), hasText: false };
    default:
      return { types: new Set(), hasText: query.kind === 'text' };
  }
}

/** Whether everything that a query is true of fits it equally well, so that nothing has to be ranked by that. */
export function hasOneScore(query: Query): boolean {
  switch (query.kind) {
    case 'and':
      return query.parts.every(hasOneScore);
    case 'or':
    case 'text':
      return false;
    case 'selector':
      return query.pieces.length > 1 || !isWorded(query.type);
    default:
      return true;
  }
}
