import type { ChannelConnection } from '@concordia/api-client';

/** How a channel stands. Whether the server answers is another matter. */
export type ChannelStatus = 'not_connected' | 'simulated' | 'live' | 'failing' | 'expired';

/** Health is that of the live account, so it says nothing about a simulated channel. */
export function channelStatus({ mode, health }: Pick<ChannelConnection, 'mode' | 'health'>): ChannelStatus {
  if (mode !== 'live') return mode;
  return health === 'failing' || health === 'expired' ? health : 'live';
}
