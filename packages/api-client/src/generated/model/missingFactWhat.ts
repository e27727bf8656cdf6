/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Customers, returning customers, weeks of history, customers who bought twice, deals, messages with replies, outcomes, a first run, or differences between customers.
 */
export type MissingFactWhat = typeof MissingFactWhat[keyof typeof MissingFactWhat];


export const MissingFactWhat = {
  customers: 'customers',
  returning: 'returning',
  weeks: 'weeks',
  spenders: 'spenders',
  deals: 'deals',
  answers: 'answers',
  outcomes: 'outcomes',
  fit: 'fit',
  spread: 'spread',
} as const;
