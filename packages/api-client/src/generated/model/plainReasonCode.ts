/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Says all.
 */
export type PlainReasonCode = typeof PlainReasonCode[keyof typeof PlainReasonCode];


export const PlainReasonCode = {
  base: 'base',
  outbound: 'outbound',
  answered: 'answered',
  list: 'list',
  automatic: 'automatic',
  bounce: 'bounce',
  frequent: 'frequent',
  new_sender: 'new_sender',
  direct: 'direct',
  copied: 'copied',
  question: 'question',
  complaint: 'complaint',
  courtesy: 'courtesy',
} as const;
