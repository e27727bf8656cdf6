/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IntentCountIntent } from './intentCountIntent';

export interface IntentCount {
  intent: IntentCountIntent;
  /**
     * @minimum 1
     * @maximum 9007199254740991
     */
  count: number;
}
