export { type ServerMode, useServerMode } from '../channelDraft/useServerMode';
export { ConsoleLayout, type ConsoleLayoutProps } from './ConsoleLayout';
export { SetupChannels, type SetupChannelsProps } from './SetupChannels';
export { useChannelCounts } from './useChannelCounts';
