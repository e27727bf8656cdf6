/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The stage in which it was sent, or why it was not sent.
 */
export type AutomationDecisionReason = typeof AutomationDecisionReason[keyof typeof AutomationDecisionReason];


export const AutomationDecisionReason = {
  canary: 'canary',
  rest: 'rest',
  drafts_only: 'drafts_only',
  switched_off: 'switched_off',
  stopped: 'stopped',
  budget_spent: 'budget_spent',
  canary_full: 'canary_full',
} as const;
