import { createElement, type ReactNode, type Ref } from 'react';
import type { Gap } from './gaps';
import * as styles from './Stack.css';

export interface StackProps {
  children: ReactNode;
  /** Gap between items, from the theme. @default 'md' */
  gap?: Gap;
  /** Alignment of items narrower than the stack. @default 'stretch' */
  align?: styles.StackVariants['align'];
  /** Maximum width: for a form, for reading text, or for a single-column page. @default 'full' */
  width?: styles.StackVariants['width'];
  /** Centers the stack in a wider container. @default false */
  isCentered?: boolean;
  /** A hairline between items, for rows of the same kind. Between different content use `Divider`. @default false */
  hasDividers?: boolean;
  /** `ul` or `ol` if the children are `li`, or a sectioning element. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'header' | 'footer' | 'nav' | 'main';
  'aria-labelledby'?: string;
  ref?: Ref<HTMLElement>;
}

/** Items in a column, evenly spaced. */
export function Stack(props: StackProps) {
  const { children, gap = 'md', align, width, isCentered, hasDividers = false, as: element = 'div', ref } = props;
  const className = styles.stack({ gap, align, width, centered: isCentered });
  // Not JSX, which requires a ref that fits every element of `as`.
  return createElement(
    element,
    {
      ref,
      'aria-labelledby': props['aria-labelledby'],
      className: hasDividers ? `${className} ${styles.divided[gap]}` : className,
    },
    children,
  );
}
