import type { Message } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Inline } from '../../../components/Inline';
import { useNow } from '../../../components/RelativeTime';
import { useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';
import { useMoment } from '../Composer/useMoment';

/** The snooze and due times. Usually renders nothing. */
export function MessageFacts({ message: { status, snooze, dueAt } }: { message: Message }) {
  const words = useStrings(threadStrings);
  const moment = useMoment();
  const now = useNow();
  if (snooze === null && dueAt === null) return null;
  const until = snooze && moment(Date.parse(snooze.until));
  return (
    <Inline gap="xs">
      {snooze && until && (
        <Badge>{snooze.unlessReply ? words.unlessReply({ time: until }) : words.snoozedUntil({ time: until })}</Badge>
      )}
      {dueAt !== null && (
        <Badge tone={Date.parse(dueAt) < now && status !== 'completed' ? 'negative' : 'neutral'}>
          {words.due({ time: moment(Date.parse(dueAt)) })}
        </Badge>
      )}
    </Inline>
  );
}
