/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type AssistantCitationKind = typeof AssistantCitationKind[keyof typeof AssistantCitationKind];


export const AssistantCitationKind = {
  message: 'message',
  contact: 'contact',
  task: 'task',
  figure: 'figure',
} as const;
