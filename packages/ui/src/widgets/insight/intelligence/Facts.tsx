import type { ReactNode } from 'react';
import { Text } from '../../../components/Text';
import * as styles from './Facts.css';

interface FactsProps {
  children: ReactNode;
  /** Whether they share the whole line, instead of the columns of other rows. @default false */
  isFilling?: boolean;
}

/** Figures side by side, each below its label, so that rows can be compared. */
export function Facts({ children, isFilling = false }: FactsProps) {
  return (
    <dl className={styles.facts} data-filling={isFilling || undefined}>
      {children}
    </dl>
  );
}

export interface FactProps {
  term: string;
  /** Qualifies the figure, such as its certainty. */
  help?: string;
  children: ReactNode;
}

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
