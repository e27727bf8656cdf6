import type { RefObject } from 'react';
import { Popover } from '../../../components/Popover';
import { useFormatLocale, useStrings } from '../../../locale';
import { emojiStrings } from '../../../strings/generated/emoji';
import { EmojiPicker } from './EmojiPicker';
import { keepRecent } from './recentEmoji';
import { useEmoji } from './useEmoji';

export interface EmojiPopoverProps {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called on Escape. */
  onLeave: () => void;
  onChoose: (emoji: string) => void;
}

export function EmojiPopover({ triggerRef, onClose, onLeave, onChoose }: EmojiPopoverProps) {
  const words = useStrings(emojiStrings);
  const table = useEmoji(useFormatLocale());
  return (
    <Popover aria-label={words.emoji} triggerRef={triggerRef} placement="top start" isOpen onOpenChange={onClose}>
      <EmojiPicker
        table={table}
        onLeave={onLeave}
        onChoose={(emoji) => {
          keepRecent(emoji);
          onChoose(emoji);
        }}
      />
    </Popover>
  );
}
