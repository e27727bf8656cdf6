import { createElement, type ReactNode, type Ref } from 'react';
import * as styles from './Grid.css';

interface FittingGrid {
  /** As many equal columns as fit, at least 11, 18 or 26 rem wide. */
  minColumn: NonNullable<styles.GridVariants['minColumn']>;
  columns?: never;
}

interface FractionGrid {
  /**
   * Columns in fixed proportions, and a single column below 768 px. With `main:side`, the side is 24 rem wide. Below
   * 1200 px the side follows the main column.
   */
  columns: NonNullable<styles.GridVariants['columns']>;
  minColumn?: never;
}

export type GridProps = (FittingGrid | FractionGrid) & {
  children: ReactNode;
  /** Gap between rows and columns, from the theme. @default 'lg' */
  gap?: styles.GridVariants['gap'];
  /** `start` keeps each item's own height. @default 'stretch' */
  align?: styles.GridVariants['align'];
  /** `ul` or `ol` if the children are `li`. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section';
  ref?: Ref<HTMLElement>;
};

/** Items in columns that align across rows. */
export function Grid({ children, gap, align, minColumn, columns, as: element = 'div', ref }: GridProps) {
  return createElement(element, { ref, className: styles.grid({ gap, align, minColumn, columns }) }, children);
}
