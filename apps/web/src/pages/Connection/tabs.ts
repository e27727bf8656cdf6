/** The four views, in their order; the first is the one that the address alone leads to. */
export const CONNECTION_TABS = ['modules', 'events', 'webhooks', 'auth'] as const;

export type ConnectionTab = (typeof CONNECTION_TABS)[number];

const isTab = (value: string | null): value is ConnectionTab => CONNECTION_TABS.some((tab) => tab === value);

/** What an address says; what is no tab leads to the first. */
export const tabOf = (value: string | null): ConnectionTab => (isTab(value) ? value : CONNECTION_TABS[0]);
