/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What was done most after such messages; `null` while too few have been answered.
 */
export type CustomerIntentNextAction = typeof CustomerIntentNextAction[keyof typeof CustomerIntentNextAction] | null;


export const CustomerIntentNextAction = {
  schedule_call: 'schedule_call',
  send_quote: 'send_quote',
  send_document: 'send_document',
  ask_back: 'ask_back',
  answer: 'answer',
} as const;
