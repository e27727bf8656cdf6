/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type EngagementTestEventType = typeof EngagementTestEventType[keyof typeof EngagementTestEventType];


export const EngagementTestEventType = {
  open: 'open',
} as const;
