/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentEndpointFields } from './enrichmentEndpointFields';

/**
 * How one kind of thing is asked for, and where it stands in the answer.
 */
export interface EnrichmentEndpoint {
  /**
     * From the host’s root on.
     * @maxLength 200
     * @pattern ^\/[\w./~-]*$
     */
  path: string;
  /**
     * The parameter that carries what is searched for.
     * @pattern ^[\w.-]{1,60}$
     */
  query_parameter: string;
  /** Where the list stands in the answer; empty when the answer is the list. */
  list_path: '' | string;
  /** Where each field stands in an entry: `a.b[0].c`, and `a|b` for the first that is there. */
  fields: EnrichmentEndpointFields;
}
