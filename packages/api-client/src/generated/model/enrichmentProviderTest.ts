/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether a provider answers.
 */
export interface EnrichmentProviderTest {
  ok: boolean;
  /** What came of it, and what to do. */
  message: string;
}
