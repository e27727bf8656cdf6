import type { MessageDetail } from '@concordia/api-client';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';

interface DeletedProps extends Pick<MessageDetail, 'direction'> {
  sender: string;
}

/** A message that its author deleted; its content is deleted here too. */
export function Deleted({ direction, sender }: DeletedProps) {
  const words = useStrings(threadStrings);
  return (
    <Text as="span" size="dense" tone="muted">
      {direction === 'outbound' ? words.deletedByYou : words.deleted({ name: sender })}
    </Text>
  );
}
