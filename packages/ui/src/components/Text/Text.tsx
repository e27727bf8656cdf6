import type { ReactNode } from 'react';
import { type TextVariants, text } from '../../theme';
import * as styles from './Text.css';

export interface TextProps {
  children: ReactNode;
  /**
   * `reading` for what is read, `body` in forms and controls, `dense` in rows and cards, `caption` for hints and times, `micro` for counters.
   *
   * @default 'body'
   */
  size?: 'micro' | 'caption' | 'dense' | 'body' | 'reading';
  /**
   * A colour by what it means; `inherit` takes that of the place.
   *
   * @default 'inherit'
   */
  tone?: TextVariants['tone'];
  /** Weight, where it is not that of the size. */
  weight?: TextVariants['weight'];
  /** Cuts with an ellipsis after so many lines. What is cut off must be found whole elsewhere. */
  maxLines?: styles.TextLayout['lines'];
  /**
   * Gives figures one width, for columns and for what counts.
   *
   * @default false
   */
  isTabular?: boolean;
  /** Where lines begin, if not where their place says. */
  align?: styles.TextLayout['align'];
  /**
   * The element: a paragraph, a part of one, what a list needs; `code` is set in the letters of programs.
   *
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | 'figcaption' | 'code';
  /**
   * `auto` for what a person wrote, which may run the other way.
   *
   * @default that of the place
   */
  dir?: 'auto';
  /** For `aria-labelledby` and `aria-describedby` of something else. */
  id?: string;
}

/** Words in a size and a tone of the theme. */
export function Text({
  children,
  size,
  tone,
  weight,
  maxLines,
  isTabular,
  align,
  as: Element = 'p',
  dir,
  id,
}: TextProps) {
  const own = styles.layout({
    lines: maxLines,
    figures: isTabular,
    align,
    letters: Element === 'code' ? 'code' : undefined,
  });
  return (
    <Element id={id} dir={dir} className={`${text({ style: size, tone, weight })} ${own}`}>
      {children}
    </Element>
  );
}
