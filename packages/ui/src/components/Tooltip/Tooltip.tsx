import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import * as styles from './Tooltip.css';

/** The specification's waits, in ms: before the first tip shows, and before it goes. */
const showAfter = 700;
const hideAfter = 300;

export interface TooltipProps {
  /** A few words. It repeats or explains the trigger; nothing that one must know may live only here. */
  content: ReactNode;
  /** What it explains: a `Button`, `IconButton` or `Link`, or anything else that takes focus, inside react-aria's `Focusable`. */
  children: ReactElement;
  /**
   * Where it stands; it turns to the other side where there is no room.
   *
   * @default 'top'
   */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /**
   * Keeps it closed, for instance while a menu of the same trigger is open.
   *
   * @default false
   */
  isDisabled?: boolean;
}

/** A line that explains what is pointed at or focused. Touch has no hovering: what it says must also be found elsewhere. */
export function Tooltip({ content, children, placement = 'top', isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={showAfter} closeDelay={hideAfter} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
