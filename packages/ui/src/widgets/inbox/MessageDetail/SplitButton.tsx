import { Suspense, useRef, useState } from 'react';
import { IconButton } from '../../../components/Button';
import { useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';
import { setSplitTarget } from '../messages/splitTarget';
import { SplitMenu } from './lazy';

interface SplitButtonProps {
  conversationId: string;
  messageId: string;
  sender: string;
  onOpenChange: (isOpen: boolean) => void;
}

/** The menu of a message. */
export function SplitButton({ sender, onOpenChange, ...message }: SplitButtonProps) {
  const { moreOf } = useStrings(threadStrings);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  const bringMenu = () => void SplitMenu.preload();
  return (
    <>
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
        onPress={() => show(true)}
      />
      {isOpen && (
        <Suspense>
          <SplitMenu {...message} triggerRef={button} isOpen onOpenChange={show} />
        </Suspense>
      )}
    </>
  );
}
