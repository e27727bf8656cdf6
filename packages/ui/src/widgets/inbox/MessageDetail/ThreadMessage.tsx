import type { MessageDetail } from '@concordia/api-client';
import { Suspense, useId, useState } from 'react';
import { Avatar } from '../../../components/Avatar';
import { Badge } from '../../../components/Badge';
import { Icon } from '../../../components/Icon';
import { RelativeTime } from '../../../components/RelativeTime';
import { type TextOf, useStrings } from '../../../locale';
import { messageBodyStrings } from '../../../strings/generated/messageBody';
import { messageStrings } from '../../../strings/message';
import { threadStrings } from '../../../strings/thread';
import { setSplitTarget } from '../messages/splitTarget';
import { Deleted } from './Deleted';
import { MessagePeople } from './lazy';
import { MessageBody } from './MessageBody';
import { MessageTools } from './MessageTools';
import { Failure, ReceiptBadge } from './Receipt';
import { senderOf } from './senderOf';
import * as styles from './ThreadMessage.css';

export interface ThreadMessageProps {
  message: MessageDetail;
  isOpenAtFirst: boolean;
  isSelected: boolean;
  /** A search found it. @default false */
  isFound?: boolean;
  /** Whether a new conversation can begin here: not at the first message. */
  canSplit: boolean;
  onEscape: () => void;
}

export function ThreadMessage(props: ThreadMessageProps) {
  const { message, isSelected, isFound = false, canSplit } = props;
  const sender = senderOf(message, useStrings(messageStrings));
  return (
    <article
      className={styles.message}
      aria-label={sender}
      aria-current={isSelected || undefined}
      data-found={isFound || undefined}
    >
      {message.deletedAt === undefined ? (
        <Written {...props} sender={sender} />
      ) : (
        <div className={styles.gone}>
          <Portrait message={message} />
          <span className={styles.who}>
            <Line message={message} sender={sender} isOpen={false} />
            <Deleted direction={message.direction} sender={sender} />
          </span>
        </div>
      )}
      {(canSplit || message.reactWith !== undefined) && (
        <MessageTools message={message} sender={sender} canSplit={canSplit} />
      )}
    </article>
  );
}

interface WrittenProps extends Omit<ThreadMessageProps, 'isSelected'> {
  sender: string;
}

function Written({ message, sender, isOpenAtFirst, isFound = false, canSplit, onEscape }: WrittenProps) {
  const words = useStrings(messageStrings);
  const bodyWords = useStrings(messageBodyStrings);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const bodyId = useId();
  return (
    <>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onFocus={() => setSplitTarget(canSplit ? message : null)}
        onClick={() => setOpen(!isOpen)}
      >
        <Portrait message={message} />
        <span className={styles.who}>
          <Line message={message} sender={sender} isOpen={isOpen} isFound={isFound} />
          <span className={styles.detail} dir="auto">
            {isOpen ? shortOf(message, bodyWords) : message.content || words.noContent}
          </span>
        </span>
      </button>
      {message.receipt === 'failed' && <Failure message={message} delivery={message.delivery} />}
      {isOpen && hasPeople(message) && (
        <Suspense>
          <MessagePeople message={message} />
        </Suspense>
      )}
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <MessageBody message={message} sender={sender} onEscape={onEscape} />}
      </div>
    </>
  );
}

interface LineProps {
  message: MessageDetail;
  sender: string;
  isOpen: boolean;
  isFound?: boolean;
}

function Line({ message, sender, isOpen, isFound = false }: LineProps) {
  const words = useStrings(messageStrings);
  const { edited, found } = useStrings(threadStrings);
  return (
    <span className={styles.line}>
      <bdi className={styles.sender}>{sender}</bdi>
      {message.receipt ? (
        <ReceiptBadge receipt={message.receipt} />
      ) : (
        message.direction === 'outbound' && <Badge>{words.sent}</Badge>
      )}
      {isFound && <Badge tone="accent">{found}</Badge>}
      {message.editedAt !== undefined && <Badge>{edited}</Badge>}
      {message.attachmentCount > 0 && !isOpen && (
        <Icon name="paperclip" size="small" label={words.attachments({ count: message.attachmentCount })} />
      )}
      <span className={styles.time}>
        <RelativeTime instant={message.createdAt} />
      </span>
    </span>
  );
}

/** In a group, a message may be from somebody other than the contact. */
const Portrait = ({ message: { direction, from, contact } }: { message: MessageDetail }) => {
  const name = from.name ?? contact?.name ?? null;
  const isTheirs = direction === 'inbound' && contact !== null && name === contact.name;
  return <Avatar name={name} picture={isTheirs ? contact.pictureUrl : null} size="small" />;
};

type BodyWords = TextOf<typeof messageBodyStrings>;

/** The first recipient, and how many there are besides. */
function shortOf({ direction, to, cc, bcc }: MessageDetail, words: BodyWords): string {
  // Channels other than email do not tell which of our accounts was written to.
  const nameless = direction === 'inbound' ? words.me : words.unknownRecipient;
  const [first, ...others] = [...to, ...cc, ...bcc];
  if (first === undefined) return '';
  const name = first.name ?? first.address ?? nameless;
  return others.length === 0 ? words.to({ name }) : words.toMore({ name, more: others.length });
}

/** Whether there is more to say about its recipients than who comes first. */
const hasPeople = ({ to, cc, bcc, replyTo, delivery }: MessageDetail): boolean =>
  to.length + cc.length + bcc.length > 1 || replyTo.length > 0 || delivery?.failedRecipients !== undefined;
