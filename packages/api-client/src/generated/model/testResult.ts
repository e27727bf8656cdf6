/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * One step of a channel’s test.
 */
export interface TestResult {
  ok: boolean;
  /** What was tested. */
  label: string;
  /** The result; what is wrong and what to do when it is not `ok`. */
  message: string;
  /** Whether a provider on this machine answered, and nothing was sent. */
  simulated: boolean;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  ts: string;
}
