import type { ReactNode } from 'react';
import * as styles from './SetupRow.css';

export function SetupRow({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <div className={styles.row}>
      <div>{children}</div>
      {end}
    </div>
  );
}
