import type { ReactNode } from 'react';
import { Text } from '../../../components/Text';
import { CountButton, type CountButtonProps } from './CountButton';
import * as styles from './CountFigure.css';

/** Figures side by side, as many in a row as have room. */
export function CountFigures({ children }: { children: ReactNode }) {
  return <dl className={styles.group}>{children}</dl>;
}

export interface CountFigureProps extends Omit<CountButtonProps, 'size'> {
  /** What is counted. */
  term: string;
  /** How it was counted, in a line below. */
  help?: string;
}

/** One number with its name, which opens the list of those behind it. It stands in `CountFigures`. */
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
