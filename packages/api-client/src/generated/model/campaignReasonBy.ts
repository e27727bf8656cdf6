/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type CampaignReasonBy = typeof CampaignReasonBy[keyof typeof CampaignReasonBy];


export const CampaignReasonBy = {
  program: 'program',
  person: 'person',
} as const;
