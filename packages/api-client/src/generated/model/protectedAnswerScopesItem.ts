/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ProtectedAnswerScopesItem = typeof ProtectedAnswerScopesItem[keyof typeof ProtectedAnswerScopesItem];


export const ProtectedAnswerScopesItem = {
  read: 'read',
  write: 'write',
  events: 'events',
} as const;
