/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Type of content to request.
 */
export type EnrichmentType = typeof EnrichmentType[keyof typeof EnrichmentType];


export const EnrichmentType = {
  posts: 'posts',
  profiles: 'profiles',
} as const;
