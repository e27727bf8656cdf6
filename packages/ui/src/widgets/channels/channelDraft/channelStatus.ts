import type { ChannelConnection } from '@concordia/api-client';

/** Independent of whether the server responds. */
export type ChannelStatus = 'not_connected' | 'simulated' | 'live' | 'failing' | 'expired';

/** Health describes the live account, so it is ignored for simulated channels. */
export function channelStatus({ mode, health }: Pick<ChannelConnection, 'mode' | 'health'>): ChannelStatus {
  if (mode !== 'live') return mode;
  return health === 'failing' || health === 'expired' ? health : 'live';
}
