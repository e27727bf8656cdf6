/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ImportRunSkippedItemReason } from './importRunSkippedItemReason';

export type ImportRunSkippedItem = {
  reason: ImportRunSkippedItemReason;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  count: number;
};
