import type { ReactNode, Ref } from 'react';
import { type TextVariants, text } from '../../theme';
import * as styles from './Heading.css';

/** What a heading looks like when nobody says otherwise. */
const looks = { 1: 'title', 2: 'heading', 3: 'heading', 4: 'dense', 5: 'dense', 6: 'dense' } as const;

/** By a script, not by Tab: a heading takes no keys. */
const focusable = { tabIndex: -1 };

export interface HeadingProps {
  children: ReactNode;
  /** Where it stands in the outline of the page: one below the heading of what it lies in. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * How large it looks, which the outline does not decide. `caption` names a list within a panel.
   *
   * @default 'title' for level 1, 'heading' for 2 and 3, 'dense' below
   */
  size?: 'display' | 'title' | 'heading' | 'dense' | 'caption';
  /** @default 'ink' */
  tone?: TextVariants['tone'];
  /** For `aria-labelledby` of what it names. */
  id?: string;
  /** For moving focus here, when a page has come: with it a script can focus the heading. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Names a part of the page. Level is for who listens and jumps, size for who looks; neither decides the other. */
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
