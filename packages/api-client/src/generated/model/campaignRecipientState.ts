/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type CampaignRecipientState = typeof CampaignRecipientState[keyof typeof CampaignRecipientState];


export const CampaignRecipientState = {
  waiting: 'waiting',
  queued: 'queued',
  sent: 'sent',
  failed: 'failed',
  skipped: 'skipped',
} as const;
