/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface EngagementTestResult {
  ok: boolean;
  /**
     * What is wrong and how to fix it.
     * @nullable
     */
  error: string | null;
}
