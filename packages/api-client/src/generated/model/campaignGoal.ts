/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What counts as a success: a reply, an open or a click within `answerHours`.
 */
export type CampaignGoal = typeof CampaignGoal[keyof typeof CampaignGoal];


export const CampaignGoal = {
  reply: 'reply',
  open: 'open',
  click: 'click',
} as const;
