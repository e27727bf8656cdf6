import type { Conversation } from '@concordia/api-client';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { ChannelMark } from '../../../components/Chip';
import { Icon } from '../../../components/Icon';
import { RelativeTime } from '../../../components/RelativeTime';
import { useStrings } from '../../../locale';
import { regroupStrings } from '../../../strings/generated/regroup';
import * as styles from './Regroup.css';

interface ConversationChoiceProps {
  label: string;
  conversations: readonly Conversation[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** A row for each conversation: its channel, subject, last message and date. Space chooses, typing jumps to a subject. */
export function ConversationChoice({ label, conversations, chosen, onChoose }: ConversationChoiceProps) {
  const words = useStrings(regroupStrings);
  return (
    <ListBox
      aria-label={label}
      className={styles.list}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog of choices begins at the first
      autoFocus="first"
      selectionMode="multiple"
      // Leaves Escape to the dialog: the list would clear the selection.
      escapeKeyBehavior="none"
      selectedKeys={chosen}
      onSelectionChange={(keys) => onChoose(keys === 'all' ? conversations.map(({ id }) => id) : [...keys].map(String))}
    >
      {conversations.map(({ id, channel, subject, lastMessage, lastMessageAt }) => (
        <ListBoxItem
          key={id}
          id={id}
          textValue={subject ?? lastMessage?.content ?? words.untitled}
          className={styles.row}
        >
          <ChannelMark channel={channel} size="medium" />
          <span className={styles.what}>
            <span className={styles.line}>
              <bdi className={styles.subject}>{subject ?? lastMessage?.content ?? words.untitled}</bdi>
              <span className={styles.time}>
                <RelativeTime instant={lastMessageAt} />
              </span>
            </span>
            {subject !== null && lastMessage !== null && (
              <span className={styles.excerpt} dir="auto">
                {lastMessage.content}
              </span>
            )}
          </span>
          <span className={styles.check}>{chosen.includes(id) && <Icon name="check" />}</span>
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
