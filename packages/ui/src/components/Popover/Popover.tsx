import type { ReactNode, Ref, RefObject } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components';
import { type SlotProps, useSlotted, WithoutSlots } from '../../slots';
import * as styles from './Popover.css';
import { PopoverContext } from './PopoverContext';
import { useScrollTabStop } from './useScrollTabStop';

export interface PopoverProps extends SlotProps {
  /** The content. A function receives `close`. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
  'aria-label': string;
  /** Preferred side of the trigger. @default 'bottom start' */
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end' | 'start' | 'end';
  /** The element to anchor to, outside a `PopoverTrigger`. */
  triggerRef?: RefObject<Element | null>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  ref?: Ref<HTMLDivElement>;
}

/** A button and the `Popover` it opens. */
export const PopoverTrigger = DialogTrigger;

/**
 * A surface beside its trigger, for a choice or a detail. It closes on Escape or a press outside. For questions that
 * block the work use `Dialog`. For commands use `Menu`.
 */
export function Popover(ownProps: PopoverProps) {
  const { children, placement = 'bottom start', 'aria-label': label, ...rest } = useSlotted(ownProps, PopoverContext);
  return (
    <AriaPopover {...rest} placement={placement} offset={6} containerPadding={8} className={styles.surface}>
      <Dialog aria-label={label} className={styles.dialog}>
        {({ close }) => <Content>{typeof children === 'function' ? children({ close }) : children}</Content>}
      </Dialog>
    </AriaPopover>
  );
}

function Content({ children }: { children: ReactNode }) {
  const ref = useScrollTabStop<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.content}>
      <WithoutSlots>{children}</WithoutSlots>
    </div>
  );
}
