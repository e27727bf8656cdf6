/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MergeChoices } from './mergeChoices';

/**
 * Which contact stays, and which becomes part of it.
 */
export interface MergeRequest {
  /** A UUID. */
  keepId: string;
  /** A UUID. */
  otherId: string;
  choices?: MergeChoices;
}
