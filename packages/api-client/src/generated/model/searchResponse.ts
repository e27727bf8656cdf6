/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SearchResult } from './searchResult';
import type { SearchStats } from './searchStats';

/**
 * The results.
 */
export interface SearchResponse {
  results: SearchResult[];
  stats: SearchStats;
}
