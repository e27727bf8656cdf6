/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListCampaignRecipientsState = typeof ListCampaignRecipientsState[keyof typeof ListCampaignRecipientsState];


export const ListCampaignRecipientsState = {
  waiting: 'waiting',
  queued: 'queued',
  sent: 'sent',
  failed: 'failed',
  skipped: 'skipped',
} as const;
