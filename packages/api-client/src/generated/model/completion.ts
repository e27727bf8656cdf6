/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CompletionKind } from './completionKind';

/**
 * A possible completion. At most 10 are returned.
 */
export interface Completion {
  kind: CompletionKind;
  /** Text shown in the list. */
  text: string;
  /** Text that replaces the query between `from` and `to`. */
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
  /** Number of people and companies with this value; `null` for names and operators. */
  count: number | null;
}
