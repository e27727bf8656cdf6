/** How a channel is connected. Simulated channels use a local provider that obeys the real one's rules. */
export const CHANNEL_MODES = ['not_connected', 'simulated', 'live'] as const;

export type ChannelMode = (typeof CHANNEL_MODES)[number];
