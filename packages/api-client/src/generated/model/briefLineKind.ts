/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An unanswered message, a due follow-up, a failed send, or a channel to reconnect.
 */
export type BriefLineKind = typeof BriefLineKind[keyof typeof BriefLineKind];


export const BriefLineKind = {
  answer: 'answer',
  follow_up: 'follow_up',
  send_failed: 'send_failed',
  connection: 'connection',
} as const;
