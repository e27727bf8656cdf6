import { Suspense, useRef, useState } from 'react';
import { IconButton } from '../../../components/Button';
import { useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';
import { setSplitTarget } from '../messages/splitTarget';
import { SplitMenu } from './lazy';
import * as styles from './SplitButton.css';

interface SplitButtonProps {
  conversationId: string;
  messageId: string;
  sender: string;
}

/** The menu of a message, shown while the pointer or the focus is on the message. */
export function SplitButton({ sender, ...message }: SplitButtonProps) {
  const { moreOf } = useStrings(threadStrings);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const bringMenu = () => void SplitMenu.preload();
  return (
    <span className={styles.corner} data-open={isOpen || undefined}>
      <IconButton
        ref={button}
        icon="ellipsis"
        size="small"
        label={moreOf({ sender })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={bringMenu}
        onFocus={() => {
          setSplitTarget({ conversationId: message.conversationId, id: message.messageId });
          bringMenu();
        }}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <SplitMenu {...message} triggerRef={button} isOpen onOpenChange={setOpen} />
        </Suspense>
      )}
    </span>
  );
}
