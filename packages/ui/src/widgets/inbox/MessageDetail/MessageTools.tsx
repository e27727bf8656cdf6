import type { MessageDetail } from '@concordia/api-client';
import { useState } from 'react';
import { useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';
import { EmojiButton } from '../emoji';
import * as styles from './MessageTools.css';
import { SplitButton } from './SplitButton';
import { useReact } from './useReact';

interface MessageToolsProps {
  message: MessageDetail;
  sender: string;
  /** Whether a new conversation can begin here. */
  canSplit: boolean;
}

/** What can be done with a message, shown while the pointer or the focus is on it. */
export function MessageTools({ message, sender, canSplit }: MessageToolsProps) {
  const { react: label } = useStrings(threadStrings);
  const { react } = useReact(message);
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.corner} data-open={isOpen || undefined}>
      {message.reactWith !== undefined && (
        <EmojiButton
          label={label({ sender })}
          only={message.reactWith}
          onOpenChange={setOpen}
          onChoose={(emoji) => void react(emoji)}
        />
      )}
      {canSplit && (
        <SplitButton
          conversationId={message.conversationId}
          messageId={message.id}
          sender={sender}
          onOpenChange={setOpen}
        />
      )}
    </span>
  );
}
