/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Path of each field in an entry: `a.b[0].c`, and `a|b` for the first that exists.
 */
export type EnrichmentEndpointFields = {[key: string]: string};
