import { Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../components/Button';
import { useFormatLocale, useStrings } from '../../../locale';
import { emojiStrings } from '../../../strings/generated/emoji';
import { EmojiPopover } from './lazy';
import { loadEmoji } from './loadEmoji';

export interface EmojiButtonProps {
  /** @default false */
  isDisabled?: boolean;
  /** What the emoji are for. @default “Emoji” */
  label?: string;
  /** The emoji to offer; `null` for all. @default null */
  only?: readonly string[] | null;
  onOpenChange?: (isOpen: boolean) => void;
  /** Uses the emoji, and takes the focus if it should not return to the button. */
  onChoose: (emoji: string) => void;
  /** Called on Escape. @default gives the focus back to the button */
  onLeave?: () => void;
}

/** Opens the emoji. */
export function EmojiButton({ isDisabled, label, only, onOpenChange, onChoose, onLeave }: EmojiButtonProps) {
  const words = useStrings(emojiStrings);
  const locale = useFormatLocale();
  const trigger = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close } = useSurface(onOpenChange);
  const toButton = () => trigger.current?.focus();
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
        label={label ?? words.emoji}
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
            label={label}
            only={only}
            onLeave={() => close(onLeave ?? toButton)}
            onChoose={(emoji) => close(() => onChoose(emoji))}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether the popover is open. What follows its end waits until it is gone: while it is there, it keeps the focus. */
function useSurface(onOpenChange?: (isOpen: boolean) => void) {
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
    open: () => {
      setOpen(true);
      onOpenChange?.(true);
    },
    close: (then: (() => void) | null) => {
      next.current = then;
      setOpen(false);
      onOpenChange?.(false);
    },
  };
}
