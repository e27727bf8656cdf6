import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { finalizeStrings } from '../../../strings/finalize';
import type { Place } from '../channelDraft/usePlaces';

export function SetupProgress({ places }: { places: readonly Place[] }) {
  const words = useStrings(finalizeStrings);
  const live = places.filter(({ status }) => status === 'live').length;
  const simulated = places.filter(({ status }) => status === 'simulated').length;
  return (
    <Text tone="muted">
      {live + simulated === 0 ? words.none : words.progress({ live, simulated, all: places.length })}
    </Text>
  );
}
