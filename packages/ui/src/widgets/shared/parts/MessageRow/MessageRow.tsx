import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../../../components/Icon';
import type { RowFocusProps } from '../../../../components/VirtualList';
import { useStrings } from '../../../../locale';
import { messageStrings } from '../../../../strings/message';
import * as styles from './MessageRow.css';

export interface MessageRowProps {
  /** The message's id. */
  id: string;
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
  /**
   * It is one of those chosen for something to be done with all of them.
   *
   * @default false
   */
  isChosen?: boolean;
  /** What stands at its end, such as the button of its menu: a place of 44 px. */
  end?: ReactNode;
  /** It was pressed with Shift or with the platform's modifier. Without it such a press opens it too. */
  onChoose?: (how: 'toggle' | 'extend') => void;
}

/** A row of a list of messages: pressing it anywhere opens it, and the controls on it do what they say. */
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
