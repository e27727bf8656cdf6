import type { Ref } from 'react';
import { useStrings } from '../../locale';
import { boardStrings } from '../../strings/generated/board';
import { text } from '../../theme';
import { IconButton } from '../Button';
import * as styles from './Board.css';

interface ColumnHeaderProps {
  id: string;
  title: string;
  count: string;
  /** Collapses the column; without it there is no button. */
  onCollapse: (() => void) | undefined;
  ref: Ref<HTMLHeadingElement>;
}

export function ColumnHeader({ id, title, count, onCollapse, ref }: ColumnHeaderProps) {
  const words = useStrings(boardStrings);
  return (
    <header className={styles.columnHeader}>
      <h2 ref={ref} id={id} tabIndex={-1} title={title} className={`${text({ style: 'lead' })} ${styles.columnTitle}`}>
        {title}
      </h2>
      <span className={styles.count}>{count}</span>
      {onCollapse !== undefined && (
        <span className={styles.collapse}>
          <IconButton icon="minus" size="small" label={words.collapse({ column: title })} onPress={onCollapse} />
        </span>
      )}
    </header>
  );
}
