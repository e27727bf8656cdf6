import type { ReactNode, Ref } from 'react';
import { type TextVariants, text } from '../../theme';
import * as styles from './Heading.css';

const looks = { 1: 'page', 2: 'heading', 3: 'subheading', 4: 'body', 5: 'body', 6: 'body' } as const;

/** Text styles for other uses too, which a heading sets in semibold. */
const isTextStyle = (size: HeadingProps['size']) => size === 'body' || size === 'dense';

/** Focusable by script, not by Tab. */
const focusable = { tabIndex: -1 };

export interface HeadingProps {
  children: ReactNode;
  /** Level in the page outline, one below the heading of the enclosing section. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * Visual size, independent of the level. `caption` titles a list within a panel.
   *
   * @default 'page' for level 1, 'heading' for 2, 'subheading' for 3, 'body' below
   */
  size?: 'display' | 'page' | 'title' | 'heading' | 'subheading' | 'body' | 'dense' | 'caption';
  /** @default 'ink' */
  tone?: TextVariants['tone'];
  id?: string;
  /** Makes the heading focusable from script, to move focus here after navigation. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Titles a part of the page. `level` sets the place in the outline, and `size` sets the look. */
export function Heading({ children, level, size = looks[level], tone = 'ink', id, ref }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      ref={ref}
      id={id}
      {...(ref !== undefined && focusable)}
      className={`${text({ style: size, tone, weight: size === 'caption' ? 'medium' : isTextStyle(size) ? 'semibold' : undefined })} ${styles.heading}`}
    >
      {children}
    </Element>
  );
}
