import type { ReactNode } from 'react';
import { Text } from '../../../components/Text';
import { CountButton, type CountButtonProps } from './CountButton';
import * as styles from './CountFigure.css';

/** Figures side by side, as many per row as fit. */
export function CountFigures({ children }: { children: ReactNode }) {
  return <dl className={styles.group}>{children}</dl>;
}

export interface CountFigureProps extends Omit<CountButtonProps, 'size'> {
  term: string;
  /** How it was counted, shown below. */
  help?: string;
}

/** A labeled number that opens the list of those counted. Use it in `CountFigures`. */
export function CountFigure({ term, help, ...button }: CountFigureProps) {
  return (
    <div className={styles.figure}>
      <Text as="dt" size="dense" tone="muted">
        {term}
      </Text>
      <dd>
        <CountButton {...button} size="display" />
        {help !== undefined && (
          <Text size="caption" tone="muted">
            {help}
          </Text>
        )}
      </dd>
    </div>
  );
}
