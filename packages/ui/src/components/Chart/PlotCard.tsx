import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode, Ref } from 'react';
import * as styles from './Plot.css';
import type { Box, Point } from './types';

interface PlotCardProps {
  /** Where the value is drawn. */
  point: Point;
  box: Box;
  title: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Between a value and its tooltip, in px. */
const distance = 12;

/** Places the tooltip towards the middle of the plot, so it never overflows sideways. */
function placement({ x, y }: Point, { width, height }: Box) {
  const isFirstHalf = x <= width / 2;
  const room = (isFirstHalf ? width - x : x) - distance;
  return {
    ...(isFirstHalf ? { insetInlineStart: x + distance } : { insetInlineEnd: width - x + distance }),
    ...(y <= height / 2 ? { insetBlockStart: Math.max(0, y - distance) } : { insetBlockEnd: height - y - distance }),
    ...assignInlineVars({ [styles.room]: `${room}px` }),
  };
}

/** The tooltip of a value. Screen readers use the plot's announcement instead. */
export function PlotCard({ point, box, title, children, ref }: PlotCardProps) {
  return (
    <div ref={ref} className={styles.card} style={placement(point, box)} data-card aria-hidden>
      <span className={styles.place}>
        <bdi>{title}</bdi>
      </span>
      {children}
    </div>
  );
}
