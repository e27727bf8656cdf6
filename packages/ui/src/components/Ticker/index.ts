export { Ticker, type TickerItem, type TickerProps } from './Ticker';
export { TickerSkeleton } from './TickerSkeleton';
