/** Of an attempt nothing is left: neither what went wrong nor who had it in hand. */
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

/** As it is before another round: a person who had put the failure away has not put away the next. */
export const NO_FAILURE = { ...SETTLED, dismissed_at: null } as const;
