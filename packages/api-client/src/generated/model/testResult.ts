/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * One step of a channel test.
 */
export interface TestResult {
  ok: boolean;
  /** What was tested. */
  label: string;
  /** The result, or what is wrong and how to fix it if not `ok`. */
  message: string;
  /** Whether a local simulated provider responded and nothing was sent. */
  simulated: boolean;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  ts: string;
}
