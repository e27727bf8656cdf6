import { type ChannelConnection, useListChannels } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { SETUP_CHANNELS } from '../../../channels/setups';
import { useDeferredArrival, type WidgetState } from '../../../components/WidgetFrame';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { type ChannelStatus, channelStatus } from './channelStatus';
import { isDraftedConnected } from './draftSettings';
import { useServerMode } from './useServerMode';
import { useSetupDraft } from './useSetupDraft';

export interface ChannelState {
  readonly channel: Channel;
  /** `null` while the server does not respond and this browser simulates. */
  readonly connection: ChannelConnection | null;
  readonly status: ChannelStatus;
  /** Messages can be sent and received, live or simulated. */
  readonly isConnected: boolean;
  /** A simulated provider responds, or this page does. */
  readonly isSimulated: boolean;
  /** Base of the provider's URLs until the server supplies them. */
  readonly origin: string;
}

function channelStateOf(connection: ChannelConnection, origin: string): ChannelState {
  const status = channelStatus(connection);
  const isSimulated = status === 'simulated';
  return {
    channel: connection.channel,
    connection,
    status,
    isConnected: isSimulated || status === 'live',
    isSimulated,
    origin,
  };
}

interface ChannelStates {
  readonly state: WidgetState<readonly ChannelState[]>;
  readonly reread: () => Promise<void>;
}

/** All eight channels in setup order, and a function to reload them. */
export function useChannelStates(failed: string, origin = location.origin): ChannelStates {
  const problemWords = useProblemWords();
  const mode = useServerMode();
  const draft = useSetupDraft();
  const { data, error, isValidating, mutate } = useListChannels();
  const reread = async () => {
    await mutate();
  };

  function stateOf(): WidgetState<readonly ChannelState[]> {
    if (data !== undefined && mode !== 'sim') {
      const states = SETUP_CHANNELS.flatMap((channel) =>
        data.filter((one) => one.channel === channel).map((one) => channelStateOf(one, origin)),
      );
      return { kind: 'ready', data: states, isRefreshing: isValidating };
    }
    if (mode === 'sim') {
      const local = (channel: Channel): ChannelState => {
        const isConnected = isDraftedConnected(draft, channel);
        const status = isConnected ? 'simulated' : 'not_connected';
        return { channel, connection: null, status, isConnected, isSimulated: true, origin };
      };
      return { kind: 'ready', data: SETUP_CHANNELS.map(local), isRefreshing: false };
    }
    if (error === undefined || mode === 'checking') return { kind: 'loading' };
    const problem = { title: failed, description: problemWords(error), reference: requestIdOf(error) };
    return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
  }
  return { state: useDeferredArrival(stateOf()), reread };
}
