/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type CampaignReasonCode = typeof CampaignReasonCode[keyof typeof CampaignReasonCode];


export const CampaignReasonCode = {
  complaints: 'complaints',
  unsubscribes: 'unsubscribes',
  canary_drop: 'canary_drop',
  canary_unclear: 'canary_unclear',
  sending_off: 'sending_off',
  person: 'person',
} as const;
