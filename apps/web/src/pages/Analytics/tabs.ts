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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The account of a channel in the address; anything else counts as absent. */
export function accountIn(params: URLSearchParams): string | null {
  const id = params.get('account');
  return id !== null && UUID.test(id) ? id : null;
}
