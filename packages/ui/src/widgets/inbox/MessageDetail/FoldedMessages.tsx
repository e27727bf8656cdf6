import type { MessageDetail } from '@concordia/api-client';
import { useDateFormat, useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { threadStrings } from '../../../strings/thread';
import * as styles from './Pane.css';
import { senderOf } from './senderOf';

export interface FoldedMessagesProps {
  /** The newest of the messages that are folded. */
  last: MessageDetail;
  count: number;
  onUnfold: () => void;
}

/** Stands for the earlier messages of a conversation, with the words that the last of them began with. */
export function FoldedMessages({ last, count, onUnfold }: FoldedMessagesProps) {
  const words = useStrings(threadStrings);
  const date = useDateFormat({ day: 'numeric', month: 'short' });
  const name = senderOf(last, useStrings(messageStrings));
  const at = date.format(new Date(last.createdAt));
  return (
    <button type="button" className={styles.fold} onClick={onUnfold} dir="auto">
      <span className={styles.foldCount}>{words.folded({ count })}</span>{' '}
      {last.direction === 'outbound'
        ? words.foldedOurs({ date: at, text: last.content })
        : words.foldedTheirs({ date: at, name, text: last.content })}
    </button>
  );
}
