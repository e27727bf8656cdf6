export { type ServerMode, useServerMode } from '../channelSetup/useServerMode';
export { ConsoleLayout, type ConsoleLayoutProps } from './ConsoleLayout';
export { SetupChannels, type SetupChannelsProps } from './SetupChannels';
