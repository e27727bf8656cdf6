/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EntityType } from './entityType';
import type { MatchedSelector } from './matchedSelector';
import type { SearchAnalytics } from './searchAnalytics';
import type { SearchResultProperties } from './searchResultProperties';

/**
 * A person or company found by the search.
 */
export interface SearchResult {
  entity_type: EntityType;
  /** A UUID. */
  entity_id: string;
  name: string;
  /** The contact of this node; `null` for the owner and for companies. */
  contactId: string | null;
  /**
     * How well it matches, regardless of its influence.
     * @minimum 0
     * @maximum 1
     */
  match_score: number;
  /** Known properties: title, company, location, domain, employees. */
  properties: SearchResultProperties;
  matched_selectors: MatchedSelector[];
  analytics: SearchAnalytics;
  /** Why it matched, in plain language with figures. */
  reasons: string[];
}
