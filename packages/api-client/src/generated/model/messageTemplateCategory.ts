/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MessageTemplateCategory = typeof MessageTemplateCategory[keyof typeof MessageTemplateCategory];


export const MessageTemplateCategory = {
  marketing: 'marketing',
  utility: 'utility',
  authentication: 'authentication',
} as const;
