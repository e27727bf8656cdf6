export { HubSummary, type HubSummaryProps } from './HubSummary';
