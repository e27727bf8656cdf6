import type { ReactNode, Ref } from 'react';
import { type TextVariants, text } from '../../theme';
import * as styles from './Heading.css';

const looks = { 1: 'title', 2: 'heading', 3: 'heading', 4: 'dense', 5: 'dense', 6: 'dense' } as const;

/** Focusable by script, not by Tab. */
const focusable = { tabIndex: -1 };

export interface HeadingProps {
  children: ReactNode;
  /** Level in the page outline: one below the enclosing section's heading. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * Visual size, independent of the level. `caption` titles a list within a panel.
   *
   * @default 'title' for level 1, 'heading' for 2 and 3, 'dense' below
   */
  size?: 'display' | 'title' | 'heading' | 'dense' | 'caption';
  /** @default 'ink' */
  tone?: TextVariants['tone'];
  id?: string;
  /** Makes the heading focusable by script, to move focus here after navigation. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Titles a part of the page. `level` serves screen reader navigation, `size` the visual hierarchy. */
export function Heading({ children, level, size = looks[level], tone = 'ink', id, ref }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      ref={ref}
      id={id}
      {...(ref !== undefined && focusable)}
      className={`${text({ style: size, tone, weight: size === 'caption' ? 'medium' : 'semibold' })} ${styles.heading}`}
    >
      {children}
    </Element>
  );
}
