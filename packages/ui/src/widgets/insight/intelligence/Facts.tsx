import type { ReactNode } from 'react';
import { Text } from '../../../components/Text';
import * as styles from './Facts.css';

/** A few figures of one thing, beside each other: their names stand above them, so that rows can be compared. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export interface FactProps {
  term: string;
  /** What belongs to the figure and is no part of it: how sure it is. */
  help?: string;
  children: ReactNode;
}

/** One figure with its name, in `Facts`. */
export function Fact({ term, help, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <Text as="dt" size="caption" tone="muted">
        {term}
      </Text>
      <dd className={styles.value}>
        {children}
        {help !== undefined && (
          <Text size="caption" tone="muted" weight="regular" isTabular>
            {help}
          </Text>
        )}
      </dd>
    </div>
  );
}
