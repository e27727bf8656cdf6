/** In display order; the first is the default. */
export const ANALYTICS_TABS = [
  'brief',
  'analytics',
  'marketing',
  'intelligence',
  'enrichment',
  'twitter',
  'ai-insights',
] as const;

export type AnalyticsTab = (typeof ANALYTICS_TABS)[number];

const isTab = (value: string | null): value is AnalyticsTab => ANALYTICS_TABS.some((tab) => tab === value);

/** Unknown tabs fall back to the first. */
export const tabOf = (value: string | null): AnalyticsTab => (isTab(value) ? value : ANALYTICS_TABS[0]);
