export { MessageSummary, type MessageSummaryProps } from './MessageSummary';
