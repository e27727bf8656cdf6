import type { ReactNode } from 'react';
import * as styles from './GraphView.css';

interface GraphDetailsProps {
  /** The selected node or the path in words, which is announced. */
  said: string;
  /** Whether it lies over the graph where that is wide. */
  isOver: boolean;
  /** Figures and actions, which begin with the name; replaces the words on the screen. */
  children: ReactNode;
}

export function GraphDetails({ said, isOver, children }: GraphDetailsProps) {
  const hasOwn = children !== undefined && children !== null && children !== false;
  return (
    <div className={styles.details} data-over={isOver || undefined}>
      <p role="status" className={hasOwn ? styles.said : undefined}>
        {said}
      </p>
      {children}
    </div>
  );
}
