export { ChannelHistory, type ChannelHistoryProps } from './ChannelHistory';
