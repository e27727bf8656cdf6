/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { DealStagesUpdateStagesItem } from './dealStagesUpdateStagesItem';

/**
 * The open stages of the workspace.
 */
export interface DealStagesUpdate {
  /**
     * The open stages, in order. Replaces the list.
     * @minItems 1
     * @maxItems 12
     */
  stages: DealStagesUpdateStagesItem[];
}
