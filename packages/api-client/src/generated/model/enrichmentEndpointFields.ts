/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Where each field stands in an entry: `a.b[0].c`, and `a|b` for the first that is there.
 */
export type EnrichmentEndpointFields = {[key: string]: string};
