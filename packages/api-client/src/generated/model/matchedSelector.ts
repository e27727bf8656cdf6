/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SelectorType } from './selectorType';

/**
 * A selector that matches the query.
 */
export interface MatchedSelector {
  type: SelectorType;
  value: string;
}
