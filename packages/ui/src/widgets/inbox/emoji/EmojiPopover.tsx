import { plainEmoji } from '@concordia/domain';
import { type RefObject, useMemo } from 'react';
import { Popover } from '../../../components/Popover';
import { useFormatLocale, useStrings } from '../../../locale';
import { emojiStrings } from '../../../strings/generated/emoji';
import { EmojiPicker } from './EmojiPicker';
import { keepRecent } from './recentEmoji';
import { useEmoji } from './useEmoji';

export interface EmojiPopoverProps {
  triggerRef: RefObject<HTMLElement | null>;
  /** @default “Emoji” */
  label?: string | undefined;
  /** The emoji to offer; `null` for all. @default null */
  only?: readonly string[] | null | undefined;
  onClose: () => void;
  /** Called on Escape. */
  onLeave: () => void;
  onChoose: (emoji: string) => void;
}

export function EmojiPopover({ triggerRef, label, only = null, onClose, onLeave, onChoose }: EmojiPopoverProps) {
  const words = useStrings(emojiStrings);
  const all = useEmoji(useFormatLocale());
  const table = useMemo(() => {
    if (only === null || !Array.isArray(all)) return all;
    const offered = new Set(only.map(plainEmoji));
    return all.filter(({ emoji }) => offered.has(plainEmoji(emoji)));
  }, [all, only]);
  return (
    <Popover
      aria-label={label ?? words.emoji}
      triggerRef={triggerRef}
      placement="top start"
      isOpen
      onOpenChange={onClose}
    >
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
