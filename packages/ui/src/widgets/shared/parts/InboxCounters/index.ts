export { InboxCounters, type InboxCountersProps } from './InboxCounters';
