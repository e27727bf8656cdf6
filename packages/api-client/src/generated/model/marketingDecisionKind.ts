/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MarketingDecisionKind = typeof MarketingDecisionKind[keyof typeof MarketingDecisionKind];


export const MarketingDecisionKind = {
  scheduled: 'scheduled',
  undone: 'undone',
  began: 'began',
  allocated: 'allocated',
  canary_filled: 'canary_filled',
  canary_passed: 'canary_passed',
  canary_unclear: 'canary_unclear',
  rolled_back: 'rolled_back',
  stopped: 'stopped',
  paused: 'paused',
  resumed: 'resumed',
  waits: 'waits',
  variant_dropped: 'variant_dropped',
  winner_chosen: 'winner_chosen',
  done: 'done',
} as const;
