/** The campaign waits for nothing. */
export const NO_WAIT = { waits_until: null, waits_for: null } as const;
