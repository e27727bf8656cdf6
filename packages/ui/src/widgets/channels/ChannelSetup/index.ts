export { ChannelSetup, type ChannelSetupProps } from './ChannelSetup';
