/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The enrichment provider.
 */
export type EnrichmentProviderId = typeof EnrichmentProviderId[keyof typeof EnrichmentProviderId];


export const EnrichmentProviderId = {
  facebook: 'facebook',
  linkedin: 'linkedin',
} as const;
