import type { ReactNode } from 'react';
import * as styles from './SetupRow.css';

/** One thing of a list, and what can be done with it at the end of its line. */
export function SetupRow({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <div className={styles.row}>
      <div>{children}</div>
      {end}
    </div>
  );
}
