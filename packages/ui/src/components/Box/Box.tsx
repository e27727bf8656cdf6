import type { ReactNode, Ref } from 'react';
import * as styles from './Box.css';

export interface BoxProps {
  /** One component, which fills the box. */
  children: ReactNode;
  /** Space above, from the theme. @default the container's gap only */
  marginBlockStart?: styles.Margin;
  /** Space below. */
  marginBlockEnd?: styles.Margin;
  /** Space before, in reading direction. `auto` moves the box to the end. */
  marginInlineStart?: styles.Margin;
  /** Space after, in reading direction. */
  marginInlineEnd?: styles.Margin;
  /**
   * `content` for the component's own width, `short` (12 rem) for codes and amounts, `field` (20 rem), `form` (34 rem) or `measure` for reading
   * text; never wider than the container.
   *
   * @default as the container lays it out
   */
  width?: styles.BoxVariants['width'];
  /** Alignment across the container, instead of the container's. */
  align?: styles.BoxVariants['align'];
  /** Takes the remaining width of an `Inline`. @default false */
  isGrowing?: boolean;
  /** May become narrower than its content where room is short. @default true */
  isShrinking?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Places a single component otherwise than its container does: margins, width, alignment. Components take no `className` or `style`, so this is
 * the one way to do it. Prefer the gap of `Stack`, `Inline` or `Grid`.
 */
export function Box(props: BoxProps) {
  const { children, marginBlockStart, marginBlockEnd, marginInlineStart, marginInlineEnd, width, align, ref } = props;
  const className = styles.box({
    before: marginBlockStart,
    after: marginBlockEnd,
    start: marginInlineStart,
    end: marginInlineEnd,
    width,
    align,
    grows: props.isGrowing,
    shrinks: props.isShrinking === false ? false : undefined,
  });
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
