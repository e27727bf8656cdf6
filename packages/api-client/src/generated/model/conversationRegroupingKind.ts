/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ConversationRegroupingKind = typeof ConversationRegroupingKind[keyof typeof ConversationRegroupingKind];


export const ConversationRegroupingKind = {
  merge: 'merge',
  split: 'split',
} as const;
