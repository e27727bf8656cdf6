import type { ReactElement, ReactNode, Ref } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import * as styles from './Tooltip.css';

/** Delays in ms, from the specification: before the first tooltip shows, and before it hides. */
const showAfter = 700;
const hideAfter = 300;

export interface TooltipProps {
  /** A few words that repeat or explain the trigger. Essential information must not appear only here. */
  content: ReactNode;
  /** The trigger: a `Button`, `IconButton` or `Link`, or any focusable element inside react-aria's `Focusable`. */
  children: ReactElement;
  /** The preferred side. The tooltip flips where there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Keeps the tooltip closed, for instance while a menu of the same trigger is open. @default false */
  isDisabled?: boolean;
  /** The open tooltip, not its trigger. */
  ref?: Ref<HTMLDivElement>;
}

/** A line that explains the hovered or focused element. Touch screens have no hover, so its text must also be available elsewhere. */
export function Tooltip({ content, children, placement = 'top', isDisabled = false, ref }: TooltipProps) {
  return (
    <TooltipTrigger delay={showAfter} closeDelay={hideAfter} isDisabled={isDisabled}>
      {children}
      <AriaTooltip ref={ref} className={styles.tooltip} placement={placement} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
