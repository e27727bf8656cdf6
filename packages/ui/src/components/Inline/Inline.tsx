import type { ReactNode } from 'react';
import * as styles from './Inline.css';

export interface InlineProps {
  children: ReactNode;
  /**
   * Distance between neighbours, and between lines, by its name in the theme.
   *
   * @default 'sm'
   */
  gap?: styles.InlineVariants['gap'];
  /**
   * `baseline` where texts of different sizes meet.
   *
   * @default 'center'
   */
  align?: styles.InlineVariants['align'];
  /**
   * `between` sends the last to the other end.
   *
   * @default 'start'
   */
  justify?: styles.InlineVariants['justify'];
  /**
   * Goes on in the next line where there is no room. Without it the children must be able to shrink.
   *
   * @default true
   */
  isWrapping?: boolean;
  /**
   * A list where the children are `li`.
   *
   * @default 'div'
   */
  as?: 'div' | 'span' | 'ul' | 'ol' | 'header' | 'footer' | 'nav';
  /** The heading that names it, where it is a list. */
  'aria-labelledby'?: string;
}

/** Things beside each other, in the direction of reading, each as wide as it is. */
export function Inline(props: InlineProps) {
  const { children, gap, align, justify, isWrapping, as: Element = 'div' } = props;
  return (
    <Element
      aria-labelledby={props['aria-labelledby']}
      className={styles.inline({ gap, align, justify, wraps: isWrapping })}
    >
      {children}
    </Element>
  );
}
