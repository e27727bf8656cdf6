import type { Mailbox, MessageDetail } from '@concordia/api-client';
import { useId, useState } from 'react';
import { Avatar } from '../../components/Avatar';
import { Badge } from '../../components/Badge';
import { Icon } from '../../components/Icon';
import { RelativeTime } from '../../components/RelativeTime';
import { useStrings } from '../../locale';
import { messageStrings } from '../../strings/messages';
import type { MessageWords } from '../messages/words';
import { MessageBody } from './MessageBody';
import * as styles from './ThreadMessage.css';

export interface ThreadMessageProps {
  message: MessageDetail;
  /** Whether it is unfolded at first. */
  isOpenAtFirst: boolean;
  /** The message that was chosen on the board. */
  isSelected: boolean;
  onEscape: () => void;
}

/** One message of a conversation: a line that says who and when, and under it, when unfolded, all that was written. */
export function ThreadMessage({ message, isOpenAtFirst, isSelected, onEscape }: ThreadMessageProps) {
  const words = useStrings(messageStrings);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const bodyId = useId();
  const sender = senderOf(message, words);
  return (
    <article className={styles.message} aria-label={sender} aria-current={isSelected || undefined}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={message.from.name ?? message.contact?.name ?? null} size="small" />
        <span className={styles.who}>
          <span className={styles.line}>
            <bdi className={styles.sender}>{sender}</bdi>
            {message.direction === 'outbound' && <Badge>{words.sent}</Badge>}
            {message.attachmentCount > 0 && !isOpen && (
              <Icon name="paperclip" size="small" label={words.attachments(message.attachmentCount)} />
            )}
            <span className={styles.time}>
              <RelativeTime instant={message.createdAt} />
            </span>
          </span>
          <span className={styles.detail} dir="auto">
            {isOpen ? recipientsOf(message, words) : message.content || words.noContent}
          </span>
        </span>
      </button>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <MessageBody message={message} sender={sender} onEscape={onEscape} />}
      </div>
    </article>
  );
}

function senderOf({ from, direction, contact }: MessageDetail, words: MessageWords): string {
  const known = from.name ?? (direction === 'inbound' ? contact?.name : words.you);
  return known ?? from.address ?? words.unknownSender;
}

function recipientsOf({ to, cc }: MessageDetail, words: MessageWords): string {
  const parts = [];
  if (to.length > 0) parts.push(words.to(namesOf(to, words)));
  if (cc.length > 0) parts.push(words.cc(namesOf(cc, words)));
  return parts.join(', ');
}

function namesOf(mailboxes: readonly Mailbox[], words: MessageWords): string[] {
  return mailboxes.map(({ name, address }) => name ?? address ?? words.unknownSender);
}
