import { Suspense, useRef } from 'react';
import { IconButton } from '../../../components/Button';
import { useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';
import type { DeskItem } from '../messages/deskItem';
import { MergeConversations, MoreMenu } from './lazy';
import { useOpenFor } from './useOpenFor';

export function MoreButton({ message: { contact, conversationId } }: { message: DeskItem }) {
  const { more } = useStrings(threadStrings);
  const button = useRef<HTMLButtonElement>(null);
  const [isMenuOpen, setMenuOpen] = useOpenFor(conversationId);
  const [isMerging, setMerging] = useOpenFor(conversationId);
  const bringMenu = () => void MoreMenu.preload();
  return (
    <>
      <IconButton
        ref={button}
        icon="ellipsis"
        size="small"
        label={more}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        onHoverStart={bringMenu}
        onFocus={bringMenu}
        onPress={() => setMenuOpen(true)}
      />
      <Suspense>
        {isMenuOpen && (
          <MoreMenu
            triggerRef={button}
            isOpen
            onOpenChange={setMenuOpen}
            onMerge={contact === null ? null : () => setMerging(true)}
          />
        )}
        {isMerging && contact !== null && (
          <MergeConversations conversationId={conversationId} contact={contact} onClose={() => setMerging(false)} />
        )}
      </Suspense>
    </>
  );
}
