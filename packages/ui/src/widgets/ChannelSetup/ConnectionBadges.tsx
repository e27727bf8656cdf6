import { Badge } from '../../components/Badge';
import { useStrings } from '../../locale';
import { connectionStrings } from '../../strings/channelSetup';
import type { Place } from '../channelDraft/usePlaces';

/** Whether a channel is connected, and whether that is for real. */
export function ConnectionBadges({ place: { isConnected, isSimulated } }: { place: Place }) {
  const words = useStrings(connectionStrings);
  return (
    <>
      {isConnected && isSimulated && <Badge tone="warning">{words.simulated}</Badge>}
      <Badge tone={isConnected ? 'positive' : 'outline'}>{isConnected ? words.connected : words.notConnected}</Badge>
    </>
  );
}
