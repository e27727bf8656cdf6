import { type Mailbox, type MessageDetail, useGetReplyRecipients } from '@concordia/api-client';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { messageBodyStrings } from '../../../strings/generated/messageBody';
import { recipientStrings } from '../../../strings/recipient';
import * as styles from './ThreadMessage.css';

/** Everybody who got an email, folded, and those who did not. */
export function MessagePeople({ message }: { message: MessageDetail }) {
  const words = useStrings(recipientStrings);
  const { me } = useStrings(messageBodyStrings);
  const [isOpen, setOpen] = useState(false);
  // The reply below reads the same.
  const { data } = useGetReplyRecipients(
    message.conversationId,
    { mode: 'reply' },
    { swr: { enabled: isOpen, revalidateIfStale: false } },
  );
  const own = new Set(data?.own.map((address) => address.toLowerCase()));
  const named = (mailbox: Mailbox) =>
    written(own.has(mailbox.address?.toLowerCase() ?? '') ? { ...mailbox, name: me } : mailbox);
  const listId = useId();
  const { to, cc, bcc, replyTo, delivery } = message;
  const fields = [
    { label: words.to, mailboxes: to },
    { label: words.cc, mailboxes: cc },
    { label: words.bcc, mailboxes: bcc },
    { label: words.replyTo, mailboxes: replyTo },
  ].filter(({ mailboxes }) => mailboxes.length > 0);
  return (
    <div className={styles.people}>
      <Button
        size="small"
        tone="quiet"
        iconAfter="chevron-down"
        aria-expanded={isOpen}
        aria-controls={listId}
        onPress={() => setOpen(!isOpen)}
      >
        {words.all}
      </Button>
      <div id={listId} hidden={!isOpen}>
        {isOpen && (
          <DescriptionList>
            {fields.map(({ label, mailboxes }) => (
              <Description key={label} term={label}>
                {mailboxes.map(named).join(', ')}
              </Description>
            ))}
          </DescriptionList>
        )}
      </div>
      {delivery?.failedRecipients?.map(({ address, message: reason }) => (
        <Text key={address} size="dense" tone="negative">
          {words.notReached({ address, reason })}
        </Text>
      ))}
    </div>
  );
}

const written = ({ name, address }: Mailbox): string =>
  name === null || address === null ? (name ?? address ?? '') : `${name} <${address}>`;
