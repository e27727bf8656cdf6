import type { Query } from './ast.js';
import type { QuerySelector } from './fields.js';
import { isWorded } from './keys.js';

export interface LookedAt {
  readonly types: ReadonlySet<QuerySelector>;
  /** Whether it searches for words, which may be in any text. */
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

/** Whether all matches of a query have the same score, so that ranking by score is unnecessary. */
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
