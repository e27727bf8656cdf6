import { useListChannels } from '@concordia/api-client';
import { channelStatus } from '../channelDraft/channelStatus';

/** How many channels are only simulated, and how many live ones do not work; `null` until that is known. */
export function useChannelCounts(): { readonly simulated: number; readonly failing: number } | null {
  const { data } = useListChannels();
  if (data === undefined) return null;
  const statuses = data.map(channelStatus);
  return {
    simulated: statuses.filter((status) => status === 'simulated').length,
    failing: statuses.filter((status) => status === 'failing' || status === 'expired').length,
  };
}
