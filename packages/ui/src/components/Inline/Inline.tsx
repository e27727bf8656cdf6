import { createElement, type ReactNode, type Ref } from 'react';
import * as styles from './Inline.css';

export interface InlineProps {
  children: ReactNode;
  /** Gap between items and between lines, from the theme. @default 'sm' */
  gap?: styles.InlineVariants['gap'];
  /** `baseline` for texts of different sizes. @default 'center' */
  align?: styles.InlineVariants['align'];
  /** `between` moves the last item to the end. @default 'start' */
  justify?: styles.InlineVariants['justify'];
  /** Wraps onto further lines. If false, the children must be able to shrink. @default true */
  isWrapping?: boolean;
  /** `ul` or `ol` if the children are `li`. @default 'div' */
  as?: 'div' | 'span' | 'ul' | 'ol' | 'header' | 'footer' | 'nav';
  'aria-labelledby'?: string;
  ref?: Ref<HTMLElement>;
}

/** Items side by side in reading direction, each at its natural width. */
export function Inline(props: InlineProps) {
  const { children, gap, align, justify, isWrapping, as: element = 'div', ref } = props;
  const className = styles.inline({ gap, align, justify, wraps: isWrapping });
  return createElement(element, { ref, 'aria-labelledby': props['aria-labelledby'], className }, children);
}
