/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Expected outcome of its next message now: the stage in which it would be sent, or why not.
 */
export type AutomationNext = typeof AutomationNext[keyof typeof AutomationNext];


export const AutomationNext = {
  canary: 'canary',
  rest: 'rest',
  drafts_only: 'drafts_only',
  switched_off: 'switched_off',
  stopped: 'stopped',
  budget_spent: 'budget_spent',
  canary_full: 'canary_full',
} as const;
