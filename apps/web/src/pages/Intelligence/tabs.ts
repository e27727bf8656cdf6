/** In display order; the first is the default. */
export const INTELLIGENCE_TABS = ['ingestion', 'search', 'patterns', 'optimization'] as const;

export type IntelligenceTab = (typeof INTELLIGENCE_TABS)[number];

const isTab = (value: string | null): value is IntelligenceTab => INTELLIGENCE_TABS.some((tab) => tab === value);

/** Unknown tabs fall back to the first. */
export const tabOf = (value: string | null): IntelligenceTab => (isTab(value) ? value : INTELLIGENCE_TABS[0]);
