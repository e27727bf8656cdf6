import { Suspense, useRef, useState } from 'react';
import { IconButton } from '../../../components/Button';
import { useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';
import type { DeskItem } from '../messages/deskItem';
import { MergeConversations, MoreMenu } from './lazy';

export function MoreButton({ message: { contact, conversationId } }: { message: DeskItem }) {
  const { more } = useStrings(threadStrings);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | 'merge' | null>(null);
  const bringMenu = () => void MoreMenu.preload();
  return (
    <>
      <IconButton
        ref={button}
        icon="ellipsis"
        size="small"
        label={more}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onHoverStart={bringMenu}
        onFocus={bringMenu}
        onPress={() => setOpen('menu')}
      />
      <Suspense>
        {open === 'menu' && (
          <MoreMenu
            triggerRef={button}
            isOpen
            onOpenChange={(stays) => !stays && setOpen((now) => (now === 'menu' ? null : now))}
            onMerge={contact === null ? null : () => setOpen('merge')}
          />
        )}
        {open === 'merge' && contact !== null && (
          <MergeConversations conversationId={conversationId} contact={contact} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  );
}
