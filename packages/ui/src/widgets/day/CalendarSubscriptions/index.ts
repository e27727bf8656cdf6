export { CalendarSubscriptions, type CalendarSubscriptionsProps } from './CalendarSubscriptions';
