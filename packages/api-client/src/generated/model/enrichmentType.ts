/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What they are asked for.
 */
export type EnrichmentType = typeof EnrichmentType[keyof typeof EnrichmentType];


export const EnrichmentType = {
  posts: 'posts',
  profiles: 'profiles',
} as const;
