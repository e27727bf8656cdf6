/** The last instant a date can hold: `due_at` of tasks without one, so that they sort last on both engines. */
export const NEVER_DUE = 8_640_000_000_000_000;
