import type { ReactNode, Ref } from 'react';
import * as styles from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  /** Text for screen readers, in reading order with the text around it. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** Text only for assistive technology: the unit of a bare number, the meaning of an icon. */
export function VisuallyHidden({ children, ref }: VisuallyHiddenProps) {
  return (
    <span ref={ref} className={styles.hidden}>
      {children}
    </span>
  );
}
