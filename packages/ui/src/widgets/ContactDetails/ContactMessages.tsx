import { type Contact, getListContactMessagesUrl, type Message } from '@concordia/api-client';
import { preview } from '@concordia/domain';
import { Link } from 'react-aria-components';
import { Badge } from '../../components/Badge';
import { Button } from '../../components/Button';
import { ChannelMark } from '../../components/Chip';
import { EmptyState } from '../../components/EmptyState';
import { Inline } from '../../components/Inline';
import { RelativeTime } from '../../components/RelativeTime';
import { Bone } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { WidgetFrame, type WidgetState } from '../../components/WidgetFrame';
import { useStrings } from '../../locale';
import { contactStrings } from '../../strings/contacts';
import { messageStrings } from '../../strings/messages';
import { useMessageList } from '../messages/useMessageList';
import { useProblemWords } from '../problems';
import * as styles from './ContactDetails.css';

interface ContactMessagesProps {
  contact: Contact;
  messageHref: (messageId: string) => string;
}

const all = () => true;

/** What was said between us and a person, newest first. */
export function ContactMessages({ contact, messageHref }: ContactMessagesProps) {
  const words = useStrings(contactStrings);
  const problemWords = useProblemWords();
  const list = useMessageList(getListContactMessagesUrl(contact.id, { limit: 20 }), all);
  return (
    <WidgetFrame
      title={list.total === null ? words.messages : words.messageCount(list.total)}
      headingLevel={3}
      state={stateOf()}
      skeleton={
        <Stack>
          <Bone shape="block" height="3rem" />
          <Bone shape="block" height="3rem" />
          <Bone shape="block" height="3rem" />
        </Stack>
      }
      empty={<EmptyState size="compact" title={words.noMessages} />}
    >
      {(messages) => (
        <Stack>
          <Stack as="ul" gap="sm" hasDividers>
            {messages.map((message) => (
              <MessageItem key={message.id} message={message} href={messageHref(message.id)} />
            ))}
          </Stack>
          {list.hasMore && (
            <Inline>
              <Button size="small" onPress={list.loadMore}>
                {words.earlier}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<readonly Message[]> {
    if (list.isReady) {
      if (list.items.length === 0) return { kind: 'empty' };
      return { kind: 'ready', data: list.items, isRefreshing: list.isRefreshing };
    }
    if (list.problem === null) return { kind: 'loading' };
    const problem = { title: words.messagesFailed, description: problemWords(list.problem) };
    return { kind: 'failed', problem, retry: list.retry };
  }
}

/** Where there is no subject, as in a text message, its first words stand for it. */
function MessageItem({ message, href }: { message: Message; href: string }) {
  const words = useStrings(messageStrings);
  const { subject, content, channel, direction, createdAt } = message;
  const title = subject || preview(content, 120) || words.noContent;
  return (
    <li>
      <Inline isWrapping={false}>
        <ChannelMark channel={channel} />
        <Link href={href} className={styles.subject}>
          <bdi>{title}</bdi>
        </Link>
        {direction === 'outbound' && <Badge>{words.sent}</Badge>}
        <Text as="span" size="caption" tone="muted">
          <RelativeTime instant={createdAt} />
        </Text>
      </Inline>
      {subject && content && (
        <Text size="dense" tone="muted" maxLines={2} dir="auto">
          {content}
        </Text>
      )}
    </li>
  );
}
