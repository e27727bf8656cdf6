/** The last instant that a date can hold: `due_at` of what is never due, so that it sorts last on both engines. */
export const NEVER_DUE = 8_640_000_000_000_000;
