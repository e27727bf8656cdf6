/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SelectorType } from './selectorType';

/**
 * A selector that the query fits.
 */
export interface MatchedSelector {
  type: SelectorType;
  value: string;
}
