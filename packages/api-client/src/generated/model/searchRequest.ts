/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EntityType } from './entityType';
import type { SearchRequestSortBy } from './searchRequestSortBy';

/**
 * A search for people and companies.
 */
export interface SearchRequest {
  /**
     * Selectors such as `domain:*.edu`, words, "words in quotes", `AND`, `OR`, `NOT`, brackets, comparisons such as `pagerank>0.01`, durations such as `recent_reply:<7d`, ranges such as `size_range:[10-100]`.
     * @maxLength 1000
     */
  query: string;
  /**
     * Only nodes of these types.
     * @minItems 1
     * @maxItems 2
     */
  entity_types?: EntityType[];
  /**
     * Maximum number of results.
     * @minimum 1
     * @maximum 200
     */
  limit?: number;
  /** Best first: by relevance and then influence, by influence, by engagement, or by last reply. */
  sort_by?: SearchRequestSortBy;
}
