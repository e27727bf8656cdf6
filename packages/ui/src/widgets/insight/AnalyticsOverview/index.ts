export { AnalyticsOverview, type AnalyticsOverviewProps } from './AnalyticsOverview';
