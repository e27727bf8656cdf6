import { type ReactNode, useState } from 'react';
import * as styles from './ChangingFigure.css';

interface ChangingFigureProps {
  /** The figure that is compared; `null` if unknown. */
  value: number | null;
  /** The figure as it is written. */
  children: ReactNode;
}

/** A figure that comes in from below when it grew, from above when it shrank. The first one simply stands there. */
export function ChangingFigure({ value, children }: ChangingFigureProps) {
  const [last, setLast] = useState<{ value: number | null; changed?: 'more' | 'less'; times: number }>({
    value,
    times: 0,
  });
  if (last.value !== value) {
    const changed = last.value === null || value === null ? undefined : value > last.value ? 'more' : 'less';
    setLast({ value, changed, times: last.times + 1 });
  }
  return (
    // Another key begins the animation again.
    <span key={last.times} className={styles.figure} data-changed={last.changed}>
      {children}
    </span>
  );
}
