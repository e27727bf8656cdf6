/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EntityType } from './entityType';
import type { MatchedSelector } from './matchedSelector';
import type { SearchAnalytics } from './searchAnalytics';
import type { SearchResultProperties } from './searchResultProperties';

/**
 * A person or a company that was found.
 */
export interface SearchResult {
  entity_type: EntityType;
  /** A UUID. */
  entity_id: string;
  name: string;
  /** The contact that a person is; `null` for the owner and for companies. */
  contactId: string | null;
  /**
     * How well it fits, whatever its influence.
     * @minimum 0
     * @maximum 1
     */
  match_score: number;
  /** What is known of it: title, company, location, domain, employees. */
  properties: SearchResultProperties;
  matched_selectors: MatchedSelector[];
  analytics: SearchAnalytics;
  /** Why it was found, in words with figures. */
  reasons: string[];
}
