/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type BriefIntentIntent = typeof BriefIntentIntent[keyof typeof BriefIntentIntent];


export const BriefIntentIntent = {
  purchase_inquiry: 'purchase_inquiry',
  meeting_request: 'meeting_request',
  information_request: 'information_request',
  support_request: 'support_request',
  complaint: 'complaint',
  introduction: 'introduction',
  acceptance: 'acceptance',
  appreciation: 'appreciation',
  opt_out: 'opt_out',
  cancellation: 'cancellation',
} as const;
