import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { finalizeStrings } from '../../../strings/finalize';
import type { ChannelState } from '../channelDraft/useChannelStates';

export function SetupProgress({ states }: { states: readonly ChannelState[] }) {
  const words = useStrings(finalizeStrings);
  const live = states.filter(({ status }) => status === 'live').length;
  const simulated = states.filter(({ status }) => status === 'simulated').length;
  return (
    <Text tone="muted">
      {live + simulated === 0 ? words.none : words.progress({ live, simulated, all: states.length })}
    </Text>
  );
}
