import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, type MenuProps as AriaMenuProps, MenuTrigger, Popover } from 'react-aria-components';
import * as popover from '../Popover/Popover.css';
import * as styles from './Menu.css';

export { MenuTrigger };

export interface MenuProps
  extends Pick<
    AriaMenuProps<object>,
    | 'aria-label'
    | 'aria-labelledby'
    | 'disabledKeys'
    | 'onAction'
    | 'onClose'
    | 'onSelectionChange'
    | 'selectedKeys'
    | 'selectionMode'
  > {
  /** `MenuItem` and `MenuSection`. */
  children: ReactNode;
  /**
   * Which side of its trigger it opens on, where there is room.
   *
   * @default 'bottom start'
   */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** What it stands beside, where it is not inside a `MenuTrigger`. */
  triggerRef?: RefObject<Element | null>;
  /** Whether it is open, where the caller decides. */
  isOpen?: boolean;
  /** Told when it wants to open or close. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A list of commands, or of values of which the present one is marked. It closes when one is chosen. Typing jumps to the item that begins
 * so. For a field of a form use `Select`.
 */
export function Menu({ children, placement = 'bottom start', triggerRef, isOpen, onOpenChange, ...rest }: MenuProps) {
  return (
    <Popover
      placement={placement}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      offset={4}
      containerPadding={8}
      // Beside a trigger that it does not know, nothing else would name the surface.
      aria-label={triggerRef === undefined ? undefined : rest['aria-label']}
      className={popover.surface}
    >
      <AriaMenu {...rest} className={styles.menu}>
        {children}
      </AriaMenu>
    </Popover>
  );
}
