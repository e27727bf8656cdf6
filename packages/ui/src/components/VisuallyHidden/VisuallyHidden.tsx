import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  /** Words for people who listen rather than look. */
  children: ReactNode;
}

/** Text that only assistive technology meets: the unit of a bare number, the meaning of a mark. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>;
}
