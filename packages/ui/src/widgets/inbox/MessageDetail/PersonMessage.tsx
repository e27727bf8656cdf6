import { type Message, useGetMessage } from '@concordia/api-client';
import { useId, useState } from 'react';
import { ChannelMark } from '../../../components/Chip';
import { ErrorState } from '../../../components/ErrorState';
import { RelativeTime } from '../../../components/RelativeTime';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { threadStrings } from '../../../strings/thread';
import { useProblem } from '../../shared/problems';
import { MessageBody } from './MessageBody';
import { Failure, ReceiptBadge } from './Receipt';
import * as styles from './ThreadMessage.css';
import { ThreadSkeleton } from './ThreadSkeleton';

export interface PersonMessageProps {
  message: Message;
  isSelected: boolean;
  onEscape: () => void;
}

export function PersonMessage({ message, isSelected, onEscape }: PersonMessageProps) {
  const words = useStrings(messageStrings);
  const [isOpen, setOpen] = useState(isSelected);
  const bodyId = useId();
  const sender = message.direction === 'outbound' ? words.you : (message.contact?.name ?? words.unknownSender);
  return (
    <article className={styles.message} aria-label={sender} aria-current={isSelected || undefined}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
      >
        <ChannelMark channel={message.channel} size="medium" />
        <span className={styles.who}>
          <span className={styles.line}>
            <bdi className={styles.sender}>{sender}</bdi>
            {message.receipt && <ReceiptBadge receipt={message.receipt} />}
            <span className={styles.time}>
              <RelativeTime instant={message.createdAt} />
            </span>
          </span>
          <span className={styles.detail} dir="auto">
            {(isOpen ? message.subject : null) ?? (message.content || words.noContent)}
          </span>
        </span>
      </button>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <Opened message={message} sender={sender} onEscape={onEscape} />}
      </div>
    </article>
  );
}

function Opened({ message, sender, onEscape }: Omit<PersonMessageProps, 'isSelected'> & { sender: string }) {
  const words = useStrings(threadStrings);
  const describe = useProblem();
  const { data, error, mutate } = useGetMessage(message.id);
  if (data) {
    return (
      <>
        {message.receipt === 'failed' && <Failure message={message} delivery={data.delivery} />}
        <MessageBody message={data} sender={sender} onEscape={onEscape} />
      </>
    );
  }
  if (!error) return <ThreadSkeleton />;
  return <ErrorState size="compact" title={words.bodyFailed} {...describe(error)} onRetry={() => void mutate()} />;
}
