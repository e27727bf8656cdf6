export { TickerStrip } from './TickerStrip';
