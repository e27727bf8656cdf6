export { CalendarFeeds, type CalendarFeedsProps } from './CalendarFeeds';
