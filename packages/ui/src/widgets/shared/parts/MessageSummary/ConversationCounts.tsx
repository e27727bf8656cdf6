import type { Conversation } from '@concordia/api-client';
import { Avatar } from '../../../../components/Avatar';
import { VisuallyHidden } from '../../../../components/VisuallyHidden';
import { useFigure, useStrings } from '../../../../locale';
import { messageStrings } from '../../../../strings/message';
import type { MessageWords } from '../../../inbox/messages/words';
import * as styles from './MessageSummary.css';

/** Faces beside the contact's own; more would leave no room for the name. */
const MOST_FACES = 2;

/** How many messages a conversation has, and who else wrote in it. */
export function ConversationCounts({ conversation }: { conversation: Conversation }) {
  const words = useStrings(messageStrings);
  const figure = useFigure();
  const { messageCount, contact, people } = conversation;
  const others = people.filter(({ id }) => id !== contact?.id);
  return (
    <>
      {messageCount > 1 && (
        <span className={styles.count} title={words.messageCount({ count: messageCount })}>
          <span aria-hidden>{figure(messageCount)}</span>
          <VisuallyHidden>{words.messageCount({ count: messageCount })}</VisuallyHidden>
        </span>
      )}
      {others.length > 0 && (
        <span className={styles.faces} title={words.alsoFrom({ names: others.map(({ name }) => name).join(', ') })}>
          {others.slice(0, MOST_FACES).map(({ id, name }) => (
            <Avatar key={id} name={name} size="small" label={name} />
          ))}
        </span>
      )}
    </>
  );
}

/** The label of the unread dot: the number of messages where it is known. */
export const unreadLabel = (conversation: Conversation | undefined, words: MessageWords): string =>
  conversation === undefined || conversation.unreadCount < 2
    ? words.unread
    : words.unreadCount({ count: conversation.unreadCount });
