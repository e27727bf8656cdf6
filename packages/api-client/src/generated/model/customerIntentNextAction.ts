/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The most frequent action after similar messages; `null` while too few have a reply.
 */
export type CustomerIntentNextAction = typeof CustomerIntentNextAction[keyof typeof CustomerIntentNextAction] | null;


export const CustomerIntentNextAction = {
  schedule_call: 'schedule_call',
  send_quote: 'send_quote',
  send_document: 'send_document',
  ask_back: 'ask_back',
  answer: 'answer',
} as const;
