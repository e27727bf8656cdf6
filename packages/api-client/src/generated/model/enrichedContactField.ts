/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A contact field that enrichment can fill.
 */
export type EnrichedContactField = typeof EnrichedContactField[keyof typeof EnrichedContactField];


export const EnrichedContactField = {
  title: 'title',
  company: 'company',
  location: 'location',
  linkedin: 'linkedin',
  facebook: 'facebook',
  industry: 'industry',
  headline: 'headline',
} as const;
