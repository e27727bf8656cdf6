import { Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../components/Button';
import { useFormatLocale, useStrings } from '../../../locale';
import { emojiStrings } from '../../../strings/generated/emoji';
import { EmojiPopover } from './lazy';
import { loadEmoji } from './loadEmoji';

export interface EmojiButtonProps {
  isDisabled: boolean;
  /** Inserts the emoji at the cursor and gives the focus to the text. */
  onChoose: (emoji: string) => void;
  /** Gives the focus back to the text. */
  onLeave: () => void;
}

/** Opens the emoji. */
export function EmojiButton({ isDisabled, onChoose, onLeave }: EmojiButtonProps) {
  const words = useStrings(emojiStrings);
  const locale = useFormatLocale();
  const trigger = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close } = useSurface();
  const preload = () => {
    void EmojiPopover.preload();
    loadEmoji(locale).catch(() => undefined);
  };
  return (
    <>
      <IconButton
        ref={trigger}
        size="small"
        icon="smile"
        label={words.emoji}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        isDisabled={isDisabled}
        onHoverStart={preload}
        onFocus={preload}
        onPress={open}
      />
      {isOpen && (
        <Suspense>
          <EmojiPopover
            triggerRef={trigger}
            onClose={() => close(null)}
            onLeave={() => close(onLeave)}
            onChoose={(emoji) => close(() => onChoose(emoji))}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether the popover is open. What follows its end waits until it is gone: while it is there, it keeps the focus. */
function useSurface() {
  const [isOpen, setOpen] = useState(false);
  const next = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isOpen) return;
    const { current: then } = next;
    next.current = null;
    then?.();
  }, [isOpen]);
  return {
    isOpen,
    open: () => setOpen(true),
    close: (then: (() => void) | null) => {
      next.current = then;
      setOpen(false);
    },
  };
}
