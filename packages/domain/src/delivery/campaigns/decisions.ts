export const DECISION_KINDS = [
  'scheduled',
  'undone',
  'began',
  'allocated',
  'canary_filled',
  'canary_passed',
  'canary_unclear',
  'rolled_back',
  'stopped',
  'paused',
  'resumed',
  'waits',
  'variant_dropped',
  'winner_chosen',
  'done',
] as const;

export type DecisionKind = (typeof DECISION_KINDS)[number];
