/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether a message answers its author, answers everybody, or passes a message on.
 */
export type ReplyMode = typeof ReplyMode[keyof typeof ReplyMode];


export const ReplyMode = {
  reply: 'reply',
  replyAll: 'replyAll',
  forward: 'forward',
} as const;
