/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type AssistantLinkKind = typeof AssistantLinkKind[keyof typeof AssistantLinkKind];


export const AssistantLinkKind = {
  message: 'message',
  contact: 'contact',
  task: 'task',
} as const;
