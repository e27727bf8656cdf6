import { type ChannelAccount, useListMailboxes } from '@concordia/api-client';
import { Text } from '../../../components/Text';

/** What is wrong with a mailbox that is read all the same, such as a folder that was renamed. */
export function MailboxTrouble({ account }: { account: ChannelAccount }) {
  const { data = [] } = useListMailboxes();
  const mailbox = data.find(({ accountId }) => accountId === account.id);
  if (mailbox?.state !== 'listening' || mailbox.failure === null) return null;
  return (
    <Text size="caption" tone="negative">
      {mailbox.failure}
    </Text>
  );
}
