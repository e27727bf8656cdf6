export { MarketTicker } from './MarketTicker';
