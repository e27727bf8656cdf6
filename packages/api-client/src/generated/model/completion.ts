/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CompletionKind } from './completionKind';

/**
 * One way to go on; there are 10 at most.
 */
export interface Completion {
  kind: CompletionKind;
  /** What a list shows. */
  text: string;
  /** What takes the place of the query from `from` to `to`. */
  insert: string;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  from: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  to: number;
  /** How many people and companies have the value; `null` for names and operators. */
  count: number | null;
}
