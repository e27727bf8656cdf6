/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MergeChoices } from './mergeChoices';

/**
 * The contact to keep and the contact to merge into it.
 */
export interface MergeRequest {
  /** A UUID. */
  keepId: string;
  /** A UUID. */
  otherId: string;
  choices?: MergeChoices;
}
