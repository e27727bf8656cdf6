/** The four views, in their order; the first is the one that the address alone leads to. */
export const INTELLIGENCE_TABS = ['ingestion', 'search', 'patterns', 'optimization'] as const;

export type IntelligenceTab = (typeof INTELLIGENCE_TABS)[number];

const isTab = (value: string | null): value is IntelligenceTab => INTELLIGENCE_TABS.some((tab) => tab === value);

/** What an address says; what is no tab leads to the first. */
export const tabOf = (value: string | null): IntelligenceTab => (isTab(value) ? value : INTELLIGENCE_TABS[0]);
