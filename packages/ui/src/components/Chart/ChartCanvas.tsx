import type { ReactNode } from 'react';
import * as styles from './ChartFrame.css';
import { Legend } from './Legend';
import { MeasuredPlot } from './MeasuredPlot';
import { Patterns } from './Patterns';
import type { Mark } from './Swatch';
import type { Box } from './types';
import type { ChartData } from './useChartData';

export interface ChartCanvasProps {
  data: ChartData;
  mark: Mark;
  /** Height of the plot in rem. */
  blockRem: number;
  /**
   * Names the series above the plot where there are several.
   *
   * @default true
   */
  hasLegend?: boolean;
  /** What stands beside the plot, which is then as wide as it is high. */
  aside?: ReactNode;
  /**
   * How many different looks there are.
   *
   * @default the number of series
   */
  looks?: number;
  /** Draws into the measured plot. */
  children: (box: Box) => ReactNode;
}

/** Legend and plot. */
export function ChartCanvas({ data, mark, blockRem, hasLegend = true, aside, looks, children }: ChartCanvasProps) {
  const names = data.series.map(({ name }) => name);
  return (
    <>
      {mark === 'area' && <Patterns chart={data.id} count={looks ?? names.length} />}
      {hasLegend && names.length > 1 && <Legend mark={mark} chart={data.id} names={names} />}
      {aside ? (
        <div className={styles.beside}>
          <MeasuredPlot blockRem={blockRem} isSquare>
            {children}
          </MeasuredPlot>
          {aside}
        </div>
      ) : (
        <MeasuredPlot blockRem={blockRem}>{children}</MeasuredPlot>
      )}
    </>
  );
}
