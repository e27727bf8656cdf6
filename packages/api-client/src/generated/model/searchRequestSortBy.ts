/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Best first: by relevance and then influence, by influence, by engagement, or by last reply.
 */
export type SearchRequestSortBy = typeof SearchRequestSortBy[keyof typeof SearchRequestSortBy];


export const SearchRequestSortBy = {
  relevance: 'relevance',
  pagerank: 'pagerank',
  engagement_score: 'engagement_score',
  recent_reply: 'recent_reply',
} as const;
