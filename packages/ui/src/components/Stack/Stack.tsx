import type { ReactNode } from 'react';
import type { Gap } from './gaps';
import * as styles from './Stack.css';

export interface StackProps {
  children: ReactNode;
  /**
   * Distance between neighbours, by its name in the theme.
   *
   * @default 'md'
   */
  gap?: Gap;
  /**
   * Where children stand that are narrower than the stack.
   *
   * @default 'stretch'
   */
  align?: styles.StackVariants['align'];
  /**
   * How wide it grows at most: as a form, as lines that are read, as a page of one column.
   *
   * @default 'full'
   */
  width?: styles.StackVariants['width'];
  /**
   * Stands in the middle of a wider place.
   *
   * @default false
   */
  isCentered?: boolean;
  /**
   * A hairline between neighbours, for rows of one kind. Two things of different kinds have a `Divider` between them.
   *
   * @default false
   */
  hasDividers?: boolean;
  /**
   * A list where the children are `li`, a section of the page, or nothing of the kind.
   *
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'header' | 'footer' | 'nav' | 'main';
  /** The heading that names it, where it is a list. */
  'aria-labelledby'?: string;
}

/** Things under each other, at one distance. */
export function Stack(props: StackProps) {
  const { children, gap = 'md', align, width, isCentered, hasDividers = false, as: Element = 'div' } = props;
  const className = styles.stack({ gap, align, width, centered: isCentered });
  return (
    <Element
      aria-labelledby={props['aria-labelledby']}
      className={hasDividers ? `${className} ${styles.divided[gap]}` : className}
    >
      {children}
    </Element>
  );
}
