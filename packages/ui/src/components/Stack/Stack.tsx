import type { ReactNode } from 'react';
import * as styles from './Stack.css';

export interface StackProps {
  children: ReactNode;
  /**
   * Distance between neighbours, by its name in the theme.
   *
   * @default 'md'
   */
  gap?: styles.StackVariants['gap'];
  /**
   * Where children stand that are narrower than the stack.
   *
   * @default 'stretch'
   */
  align?: styles.StackVariants['align'];
  /**
   * A list where the children are `li`, a section of the page, or nothing of the kind.
   *
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'header' | 'footer' | 'nav' | 'main';
}

/** Things under each other, at one distance. */
export function Stack({ children, gap, align, as: Element = 'div' }: StackProps) {
  return <Element className={styles.stack({ gap, align })}>{children}</Element>;
}
