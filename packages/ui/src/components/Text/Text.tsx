import { createElement, type ReactNode, type Ref } from 'react';
import { type TextVariants, text } from '../../theme';
import * as styles from './Text.css';

export interface TextProps {
  children: ReactNode;
  /**
   * `reading` for long text, `body` in forms and controls, `dense` in rows and cards, `caption` for hints and times, `micro` for counters.
   *
   * @default 'body'
   */
  size?: 'micro' | 'caption' | 'dense' | 'body' | 'reading';
  /** A semantic color; `inherit` keeps the context's. @default 'inherit' */
  tone?: TextVariants['tone'];
  /** Overrides the weight of the size. */
  weight?: TextVariants['weight'];
  /** Truncates after this many lines with an ellipsis. The full text must be available elsewhere. */
  maxLines?: styles.TextLayout['lines'];
  /** Uses tabular figures, for columns and counters. @default false */
  isTabular?: boolean;
  /** Text alignment. Inherited by default. */
  align?: styles.TextLayout['align'];
  /** The element; `code` is set in the monospace font. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | 'figcaption' | 'code';
  /** `auto` for user-written text, which may run in another direction. Inherited by default. */
  dir?: 'auto';
  id?: string;
  ref?: Ref<HTMLElement>;
}

/** Text in a size and tone of the theme. */
export function Text({
  children,
  size,
  tone,
  weight,
  maxLines,
  isTabular,
  align,
  as: element = 'p',
  dir,
  id,
  ref,
}: TextProps) {
  const own = styles.layout({
    lines: maxLines,
    figures: isTabular,
    align,
    letters: element === 'code' ? 'code' : undefined,
  });
  // Not JSX, which requires a ref that fits every element of `as`.
  return createElement(element, { ref, id, dir, className: `${text({ style: size, tone, weight })} ${own}` }, children);
}
