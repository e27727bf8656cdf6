import { Badge } from '../../../components/Badge';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import type { ChannelState } from '../channelDraft/useChannelStates';

const TONES = {
  not_connected: 'outline',
  simulated: 'warning',
  live: 'positive',
  failing: 'negative',
  expired: 'negative',
} as const;

/** The channel's status in a word. Without a server, a passed test connects it in this browser only. */
export function ConnectionBadges({ state: { connection, status } }: { state: ChannelState }) {
  const words = useStrings(connectionStrings);
  return (
    <>
      <Badge tone={TONES[status]}>{words.status[status]}</Badge>
      {connection === null && status === 'simulated' && <Badge tone="outline">{words.status.live}</Badge>}
    </>
  );
}
