import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../../../components/Button';

/** What a menu outside a `MenuTrigger` needs. */
export interface OpenMenu {
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface MenuButtonProps extends Pick<ButtonProps, 'children' | 'icon' | 'iconAfter' | 'isDisabled' | 'tone'> {
  /** Loads the menu, when the user approaches the button. */
  preload: () => void;
  renderMenu: (open: OpenMenu) => ReactNode;
}

/** A button whose menu is loaded on approach: menus are large, and most messages are written without them. */
export function MenuButton({ preload, renderMenu, ...button }: MenuButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...button}
        ref={trigger}
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={preload}
        onFocus={preload}
        onPress={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
          // The others are shortcuts of the page.
          else event.continuePropagation();
        }}
      />
      {isOpen && <Suspense>{renderMenu({ triggerRef: trigger, isOpen, onOpenChange: setOpen })}</Suspense>}
    </>
  );
}
