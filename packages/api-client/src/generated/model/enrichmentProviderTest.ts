/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether a provider responds.
 */
export interface EnrichmentProviderTest {
  ok: boolean;
  /** The result and what to do next. */
  message: string;
}
