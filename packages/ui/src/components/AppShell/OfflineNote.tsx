import type { ReactNode, Ref } from 'react';
import { Icon } from '../Icon';
import * as styles from './OfflineNote.css';

export interface OfflineNoteProps {
  /** The message. Leave it empty to hide the banner. */
  children: ReactNode;
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A banner above the screen, such as "You are offline". The live region is always mounted, so that new text is
 * announced.
 */
export function OfflineNote({ children, action, ref }: OfflineNoteProps) {
  return (
    <div ref={ref} role="status" className={styles.place}>
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
