/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Somebody waits for an answer, a follow-up is due, a message did not get through, or a channel must be connected again.
 */
export type BriefLineKind = typeof BriefLineKind[keyof typeof BriefLineKind];


export const BriefLineKind = {
  answer: 'answer',
  follow_up: 'follow_up',
  send_failed: 'send_failed',
  connection: 'connection',
} as const;
