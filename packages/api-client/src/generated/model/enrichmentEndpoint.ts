/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentEndpointFields } from './enrichmentEndpointFields';

/**
 * How to request one type of content and where to find it in the response.
 */
export interface EnrichmentEndpoint {
  /**
     * Path from the root of the host.
     * @maxLength 200
     * @pattern ^\/[\w./~-]*$
     */
  path: string;
  /**
     * Name of the query parameter for the search text.
     * @pattern ^[\w.-]{1,60}$
     */
  query_parameter: string;
  /** Path of the list in the response; empty if the response is the list. */
  list_path: '' | string;
  /** Path of each field in an entry: `a.b[0].c`, and `a|b` for the first that exists. */
  fields: EnrichmentEndpointFields;
}
