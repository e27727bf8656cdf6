import type { Stats } from '@concordia/api-client';
import { Stat, StatGroup } from '../../../components/Stat';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/messages';

export interface InboxCountersProps {
  stats: Pick<Stats, 'unread' | 'urgent'>;
}

/** The two figures that a day begins with. Urgent turns red as soon as there is any. */
export function InboxCounters({ stats: { unread, urgent } }: InboxCountersProps) {
  const words = useStrings(messageStrings);
  return (
    <StatGroup minColumn="small">
      <Stat label={words.unread} value={unread} />
      <Stat label={words.urgent} value={urgent} tone={urgent > 0 ? 'negative' : 'ink'} />
    </StatGroup>
  );
}
