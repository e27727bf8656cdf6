/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { FirstStepsStepsItem } from './firstStepsStepsItem';

/**
 * The checklist of a new workspace, read from what the workspace contains.
 */
export interface FirstSteps {
  /** Whether the questions of the first start were answered or skipped. */
  isIntroduced: boolean;
  /** Whether the owner put the checklist away. */
  isPutAway: boolean;
  /** All steps, in their order. */
  steps: FirstStepsStepsItem[];
}
