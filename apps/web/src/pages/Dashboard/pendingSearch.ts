/** The search part of the address that the router was asked for and has not rendered yet. The next change builds on it, or takes it back. */
export const pendingSearch: { current: string | null } = { current: null };
