export { MessageSummary, type MessageSummaryProps, summaryParts } from './MessageSummary';
