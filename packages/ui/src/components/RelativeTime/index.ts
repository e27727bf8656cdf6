export { ClockContext, useNow } from './ClockContext';
export { type Clock, createClock } from './clock';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime';
export { useSpanWords } from './useSpanWords';
