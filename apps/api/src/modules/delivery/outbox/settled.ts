/** Clears an attempt's failure and claim. */
export const SETTLED = {
  failure_code: null,
  failure_message: null,
  provider_code: null,
  failure_is_final: 0,
  next_attempt_at: null,
  postponed_at: null,
  claimed_by: null,
  claimed_until: null,
  handed_over_at: null,
  slot_at: null,
} as const;

/** State before another round; dismissing the old failure does not dismiss the next. */
export const NO_FAILURE = { ...SETTLED, dismissed_at: null } as const;
