import { useListChannels } from '@concordia/api-client';
import { channelStatus } from '../channelDraft/channelStatus';

/** Counts simulated channels and failing live ones; `null` while loading. */
export function useChannelCounts(): { readonly simulated: number; readonly failing: number } | null {
  const { data } = useListChannels();
  if (data === undefined) return null;
  const statuses = data.map(channelStatus);
  return {
    simulated: statuses.filter((status) => status === 'simulated').length,
    failing: statuses.filter((status) => status === 'failing' || status === 'expired').length,
  };
}
