import type { Ref } from 'react';
import type { AriaButtonProps } from 'react-aria/useButton';
import * as styles from './Board.css';

interface DropSlotProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  /** A card of another column is being dragged. */
  isOpen: boolean;
  isDropTarget: boolean;
  /** From `useDrop`, for keyboard and screen reader. */
  buttonProps: AriaButtonProps | undefined;
}

/** Where a dragged card would land. */
export function DropSlot({ ref, label, isOpen, isDropTarget, buttonProps }: DropSlotProps) {
  return (
    <div
      {...(isOpen && { ...buttonProps, role: 'button', 'aria-label': label })}
      ref={ref}
      tabIndex={-1}
      className={styles.slot}
      data-open={isOpen || undefined}
      data-drop-target={isDropTarget || undefined}
    >
      {isOpen && label}
    </div>
  );
}
