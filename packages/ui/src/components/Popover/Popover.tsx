import type { ReactNode, RefObject } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components';
import * as styles from './Popover.css';
import { useScrollTabStop } from './useScrollTabStop';

export interface PopoverProps {
  /** What it shows. A function gets `close`. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
  /** Its name for screen readers. */
  'aria-label': string;
  /**
   * Which side of its trigger it opens on, where there is room.
   *
   * @default 'bottom start'
   */
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end' | 'start' | 'end';
  /** What it stands beside, where it is not inside a `PopoverTrigger`. */
  triggerRef?: RefObject<Element | null>;
  /** Whether it is open, where the caller decides. */
  isOpen?: boolean;
  /** Told when it wants to open or close. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A button and the `Popover` that it opens. */
export const PopoverTrigger = DialogTrigger;

/**
 * A small surface beside what opened it, for a choice or a detail that does not interrupt. It closes on Escape, on a press outside and when
 * focus leaves. What must be answered before going on is a `Dialog`; a list of commands is a `Menu`.
 */
export function Popover({ children, placement = 'bottom start', 'aria-label': label, ...rest }: PopoverProps) {
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
      {children}
    </div>
  );
}
