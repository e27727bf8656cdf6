import { lazyWithPreload } from '@concordia/ui/lazyWithPreload';
import { type AnalyticsTab, tabOf } from './tabs';

/** Views are loaded on demand. */
export const AnalyticsOverview = lazyWithPreload(() =>
  import('@concordia/ui/widgets/insight/AnalyticsOverview').then((module) => module.AnalyticsOverview),
);
export const MorningBrief = lazyWithPreload(() =>
  import('@concordia/ui/widgets/insight/MorningBrief').then((module) => module.MorningBrief),
);
export const XPerformance = lazyWithPreload(() =>
  import('@concordia/ui/widgets/insight/XPerformance').then((module) => module.XPerformance),
);
export const AutonomousMarketing = lazyWithPreload(() =>
  import('@concordia/ui/widgets/delivery/AutonomousMarketing').then((module) => module.AutonomousMarketing),
);
export const CustomerIntelligence = lazyWithPreload(() =>
  import('@concordia/ui/widgets/insight/CustomerIntelligence').then((module) => module.CustomerIntelligence),
);
export const AiInsights = lazyWithPreload(() =>
  import('@concordia/ui/widgets/insight/AiInsights').then((module) => module.AiInsights),
);
export const DataEnrichment = lazyWithPreload(() =>
  import('@concordia/ui/widgets/people/DataEnrichment').then((module) => module.DataEnrichment),
);

const views = {
  brief: MorningBrief,
  analytics: AnalyticsOverview,
  marketing: AutonomousMarketing,
  intelligence: CustomerIntelligence,
  enrichment: DataEnrichment,
  twitter: XPerformance,
  'ai-insights': AiInsights,
} satisfies Record<AnalyticsTab, unknown>;

export const preloadView = (search: string): Promise<void> =>
  views[tabOf(new URLSearchParams(search).get('tab'))].preload();
