/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The board column of a message.
 */
export type MessageStatus = typeof MessageStatus[keyof typeof MessageStatus];


export const MessageStatus = {
  inbox: 'inbox',
  in_progress: 'in_progress',
  waiting: 'waiting',
  completed: 'completed',
} as const;
