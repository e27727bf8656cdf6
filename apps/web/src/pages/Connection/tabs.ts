/** In display order; the first is the default. */
export const CONNECTION_TABS = ['modules', 'events', 'webhooks', 'auth'] as const;

export type ConnectionTab = (typeof CONNECTION_TABS)[number];

const isTab = (value: string | null): value is ConnectionTab => CONNECTION_TABS.some((tab) => tab === value);

/** Unknown tabs fall back to the first. */
export const tabOf = (value: string | null): ConnectionTab => (isTab(value) ? value : CONNECTION_TABS[0]);
