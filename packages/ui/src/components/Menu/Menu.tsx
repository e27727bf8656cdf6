import type { ReactNode, Ref, RefObject } from 'react';
import { Menu as AriaMenu, type MenuProps as AriaMenuProps, MenuTrigger, Popover } from 'react-aria-components';
import { type SlotProps, useSlotted } from '../../slots';
import * as popover from '../Popover/Popover.css';
import * as styles from './Menu.css';
import { MenuContext } from './MenuContext';

export { MenuTrigger };

export interface MenuProps
  extends SlotProps,
    Pick<
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
  /** `MenuItem`s and `MenuSection`s. */
  children: ReactNode;
  /** Preferred side of the trigger. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** The element to anchor to, outside a `MenuTrigger`. */
  triggerRef?: RefObject<Element | null>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  ref?: Ref<HTMLElement>;
}

/**
 * A list of actions, or of values with the current one checked. It closes on selection and supports type-ahead. For
 * form fields use `Select`.
 */
export function Menu(ownProps: MenuProps) {
  const props = useSlotted(ownProps, MenuContext);
  const { children, placement = 'bottom start', triggerRef, isOpen, onOpenChange, ref, ...rest } = props;
  // Outside a `MenuTrigger`, nothing else closes it when an item is chosen.
  const closeOnChoice = triggerRef === undefined ? {} : { onClose: () => onOpenChange?.(false) };
  return (
    <Popover
      ref={ref}
      placement={placement}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      offset={4}
      containerPadding={8}
      // Outside a `MenuTrigger`, nothing else names the popover.
      aria-label={triggerRef === undefined ? undefined : rest['aria-label']}
      className={popover.surface}
    >
      <AriaMenu {...closeOnChoice} {...rest} className={styles.menu}>
        {children}
      </AriaMenu>
    </Popover>
  );
}
