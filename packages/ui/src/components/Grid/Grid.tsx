import type { ReactNode } from 'react';
import * as styles from './Grid.css';

interface FittingGrid {
  /** As many equal columns as fit, none narrower than 11, 18 or 26 rem. */
  minColumn: NonNullable<styles.GridVariants['minColumn']>;
  columns?: never;
}

interface FractionGrid {
  /** Columns in fixed proportion; one column below 768 px. `main:side` keeps 24 rem for the side, and is one column below 1200 px. */
  columns: NonNullable<styles.GridVariants['columns']>;
  minColumn?: never;
}

export type GridProps = (FittingGrid | FractionGrid) & {
  children: ReactNode;
  /**
   * Distance between rows and between columns, by its name in the theme.
   *
   * @default 'lg'
   */
  gap?: styles.GridVariants['gap'];
  /**
   * `start` leaves things of a row their own heights.
   *
   * @default 'stretch'
   */
  align?: styles.GridVariants['align'];
  /**
   * A list where the children are `li`.
   *
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'section';
};

/** Things in columns that line up from row to row. */
export function Grid({ children, gap, align, minColumn, columns, as: Element = 'div' }: GridProps) {
  return <Element className={styles.grid({ gap, align, minColumn, columns })}>{children}</Element>;
}
