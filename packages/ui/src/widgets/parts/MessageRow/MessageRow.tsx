import type { ReactNode } from 'react';
import type { RowFocusProps } from '../../../components/VirtualList';
import * as styles from './MessageRow.css';

export interface MessageRowProps {
  /** The words that name it. */
  label: string;
  /** What it shows; controls inside stay reachable. */
  children: ReactNode;
  /** What the list gave for this row. */
  focusProps: RowFocusProps;
  onOpen: () => void;
  /**
   * It is the one whose details are open.
   *
   * @default false
   */
  isSelected?: boolean;
}

/** A row of a list of messages: pressing it anywhere opens it, and the controls on it do what they say. */
export function MessageRow({ label, children, focusProps, onOpen, isSelected = false }: MessageRowProps) {
  return (
    <div className={styles.row} data-selected={isSelected || undefined}>
      <button
        {...focusProps}
        type="button"
        aria-label={label}
        aria-pressed={isSelected}
        className={styles.main}
        onClick={onOpen}
      />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
