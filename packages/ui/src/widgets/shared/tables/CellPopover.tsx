import { type ReactNode, useRef } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import * as styles from './tables.css';

interface CellPopoverProps {
  /** The cell. The popover covers it and gives the focus back to what had it. */
  anchor: Element;
  label: string;
  /** A press outside. */
  onLeave: () => void;
  children: ReactNode;
}

/** Holds the editor of a cell over the cell. */
export function CellPopover({ anchor, label, onLeave, children }: CellPopoverProps) {
  const cell = useRef<Element>(anchor);
  return (
    <Popover
      isOpen
      triggerRef={cell}
      placement="bottom start"
      offset={-anchor.getBoundingClientRect().height}
      onOpenChange={(isOpen) => !isOpen && onLeave()}
      className={styles.editor}
      style={{ minInlineSize: `${anchor.getBoundingClientRect().width}px` }}
    >
      <Dialog aria-label={label} className={styles.editorDialog}>
        {children}
      </Dialog>
    </Popover>
  );
}
