/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What of a contact can be filled.
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
