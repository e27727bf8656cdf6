import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as styles from './ChartFrame.css';
import type { Box } from './types';
import { useBox } from './useBox';

interface MeasuredPlotProps {
  /** Height in rem. */
  blockRem: number;
  isSquare?: boolean;
  /** Renders the chart once the size is known. */
  children: (box: Box) => ReactNode;
}

export function MeasuredPlot({ blockRem, isSquare = false, children }: MeasuredPlotProps) {
  const [ref, box] = useBox();
  return (
    <div
      ref={ref}
      className={isSquare ? `${styles.plot} ${styles.square}` : styles.plot}
      style={assignInlineVars({ [styles.blockSize]: `${blockRem}rem` })}
    >
      {box && box.width > 0 && children(box)}
    </div>
  );
}
