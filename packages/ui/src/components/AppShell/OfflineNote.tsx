import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import * as styles from './OfflineNote.css';

export interface OfflineNoteProps {
  /** What is said while there is no connection; nothing while there is one. */
  children: ReactNode;
  /** What can be done about it, beside the words. */
  action?: ReactNode;
}

/** Stands above the whole screen while something about it is not as usual. It is there before it has something to say, so that it is read out. */
export function OfflineNote({ children, action }: OfflineNoteProps) {
  return (
    <div role="status" className={styles.place}>
      {children && (
        <div className={styles.banner}>
          <Icon name="triangle-alert" size="small" />
          <p>{children}</p>
          {action}
        </div>
      )}
    </div>
  );
}
