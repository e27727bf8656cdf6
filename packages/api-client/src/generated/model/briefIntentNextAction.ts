/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type BriefIntentNextAction = typeof BriefIntentNextAction[keyof typeof BriefIntentNextAction] | null;


export const BriefIntentNextAction = {
  schedule_call: 'schedule_call',
  send_quote: 'send_quote',
  send_document: 'send_document',
  ask_back: 'ask_back',
  answer: 'answer',
} as const;
