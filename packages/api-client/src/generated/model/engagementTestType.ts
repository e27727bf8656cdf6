/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The provider.
 */
export type EngagementTestType = typeof EngagementTestType[keyof typeof EngagementTestType];


export const EngagementTestType = {
  sendgrid: 'sendgrid',
  mailgun: 'mailgun',
  postmark: 'postmark',
  ses: 'ses',
} as const;
