/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface FirstStepsUpdate {
  /** Hides the checklist, or shows it again. */
  isPutAway: boolean;
}
