export { BirthdayTicker, type BirthdayTickerProps } from './BirthdayTicker';
