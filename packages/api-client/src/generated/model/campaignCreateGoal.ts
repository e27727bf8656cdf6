/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What counts as a success: a reply, an open or a click within `answerHours`.
 */
export type CampaignCreateGoal = typeof CampaignCreateGoal[keyof typeof CampaignCreateGoal];


export const CampaignCreateGoal = {
  reply: 'reply',
  open: 'open',
  click: 'click',
} as const;
