import type { ReactNode } from 'react';
import { type TextVariants, text } from '../../theme';
import * as styles from './Heading.css';

/** What a heading looks like when nobody says otherwise. */
const looks = { 1: 'title', 2: 'heading', 3: 'heading', 4: 'dense', 5: 'dense', 6: 'dense' } as const;

export interface HeadingProps {
  children: ReactNode;
  /** Where it stands in the outline of the page: one below the heading of what it lies in. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * How large it looks, which the outline does not decide.
   *
   * @default 'title' for level 1, 'heading' for 2 and 3, 'dense' below
   */
  size?: 'display' | 'title' | 'heading' | 'dense';
  /** @default 'ink' */
  tone?: TextVariants['tone'];
  /** For `aria-labelledby` of what it names. */
  id?: string;
}

/** Names a part of the page. Level is for who listens and jumps, size for who looks; neither decides the other. */
export function Heading({ children, level, size = looks[level], tone = 'ink', id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={`${text({ style: size, tone, weight: 'semibold' })} ${styles.heading}`}>
      {children}
    </Element>
  );
}
