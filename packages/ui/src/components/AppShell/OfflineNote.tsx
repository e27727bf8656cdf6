import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import * as styles from './OfflineNote.css';

export interface OfflineNoteProps {
  /** What is said while there is no connection; nothing while there is one. */
  children: ReactNode;
}

/** Stands above the whole screen while something about it is not as usual. It is there before it has something to say, so that it is read out. */
export function OfflineNote({ children }: OfflineNoteProps) {
  return (
    <div role="status" className={styles.place}>
      {children && (
        <p className={styles.banner}>
          <Icon name="triangle-alert" size="small" />
          {children}
        </p>
      )}
    </div>
  );
}
