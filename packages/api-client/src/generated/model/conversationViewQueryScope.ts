/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Which columns of the board are included: open ones by default.
 */
export type ConversationViewQueryScope = typeof ConversationViewQueryScope[keyof typeof ConversationViewQueryScope];


export const ConversationViewQueryScope = {
  open: 'open',
  all: 'all',
  inbox: 'inbox',
  in_progress: 'in_progress',
  waiting: 'waiting',
  completed: 'completed',
} as const;
