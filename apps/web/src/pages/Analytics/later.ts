import { lazy } from 'react';

/** Each view comes when it is first looked at: nobody waits for the code of six others. */
export const AnalyticsOverview = lazy(() =>
  import('@concordia/ui/widgets/insight/AnalyticsOverview').then((module) => ({ default: module.AnalyticsOverview })),
);
export const MorningBrief = lazy(() =>
  import('@concordia/ui/widgets/insight/MorningBrief').then((module) => ({ default: module.MorningBrief })),
);
export const XPerformance = lazy(() =>
  import('@concordia/ui/widgets/insight/XPerformance').then((module) => ({ default: module.XPerformance })),
);
export const AutonomousMarketing = lazy(() =>
  import('@concordia/ui/widgets/delivery/AutonomousMarketing').then((module) => ({
    default: module.AutonomousMarketing,
  })),
);
export const CustomerIntelligence = lazy(() =>
  import('@concordia/ui/widgets/insight/CustomerIntelligence').then((module) => ({
    default: module.CustomerIntelligence,
  })),
);
export const AiInsights = lazy(() =>
  import('@concordia/ui/widgets/insight/AiInsights').then((module) => ({ default: module.AiInsights })),
);
export const DataEnrichment = lazy(() =>
  import('@concordia/ui/widgets/people/DataEnrichment').then((module) => ({ default: module.DataEnrichment })),
);
