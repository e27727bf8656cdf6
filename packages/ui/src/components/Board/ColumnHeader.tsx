import type { ReactNode, Ref } from 'react';
import { useStrings } from '../../locale';
import { boardStrings } from '../../strings/generated/board';
import { text } from '../../theme';
import { Icon } from '../Icon';
import * as styles from './Board.css';

interface ColumnHeaderProps {
  id: string;
  title: string;
  count: ReactNode;
  /** Collapses the column; without it there is no button. */
  onCollapse: (() => void) | undefined;
  ref: Ref<HTMLHeadingElement>;
}

/** The button is a plain one: a tooltip's code is not worth loading with the board. */
export function ColumnHeader({ id, title, count, onCollapse, ref }: ColumnHeaderProps) {
  const words = useStrings(boardStrings);
  return (
    <header className={styles.columnHeader}>
      <h2 ref={ref} id={id} tabIndex={-1} title={title} className={`${text({ style: 'lead' })} ${styles.columnTitle}`}>
        {title}
      </h2>
      <span className={styles.count}>{count}</span>
      {onCollapse !== undefined && (
        <button
          type="button"
          aria-label={words.collapse({ column: title })}
          title={words.collapse({ column: title })}
          className={styles.collapse}
          onClick={onCollapse}
        >
          <Icon name="minus" size="small" />
        </button>
      )}
    </header>
  );
}
