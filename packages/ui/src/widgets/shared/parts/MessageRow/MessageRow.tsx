import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../../../components/Icon';
import type { RowFocusProps } from '../../../../components/VirtualList';
import { useStrings } from '../../../../locale';
import { messageStrings } from '../../../../strings/message';
import * as styles from './MessageRow.css';

export interface MessageRowProps {
  id: string;
  label: string;
  /** Controls inside stay reachable. */
  children: ReactNode;
  /** From the list's `renderRow`. */
  focusProps: RowFocusProps;
  onOpen: () => void;
  /**
   * Its details are open.
   *
   * @default false
   */
  isSelected?: boolean;
  /**
   * It is part of the multiple selection.
   *
   * @default false
   */
  isChosen?: boolean;
  /** Content at the end, such as a menu button; 44 px wide. */
  end?: ReactNode;
  /** Called on a press with Shift or the platform's modifier. Without it, these presses open the message too. */
  onChoose?: (how: 'toggle' | 'extend') => void;
}

/** A row in a message list. A press anywhere opens the message, except on the controls. */
export function MessageRow({
  id,
  label,
  children,
  focusProps,
  onOpen,
  isSelected = false,
  isChosen = false,
  end,
  onChoose,
}: MessageRowProps) {
  const words = useStrings(messageStrings);
  const onClick = (event: MouseEvent) => {
    const how = event.shiftKey ? 'extend' : event.metaKey || event.ctrlKey ? 'toggle' : null;
    if (how === null || !onChoose) onOpen();
    else onChoose(how);
  };
  return (
    <div
      className={styles.row}
      data-row-id={id}
      data-selected={isSelected || undefined}
      data-chosen={isChosen || undefined}
    >
      <button
        {...focusProps}
        type="button"
        aria-label={label}
        aria-pressed={isSelected}
        className={styles.main}
        onClick={onClick}
      />
      <div className={styles.content} data-has-end={end !== undefined || undefined}>
        {isChosen && end === undefined && (
          <span className={styles.chosen}>
            <Icon name="circle-check" size="small" label={words.chosen} />
          </span>
        )}
        {children}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
