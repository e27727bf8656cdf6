export { ChannelPanel, type ChannelPanelProps } from './ChannelPanel';
